import { zztj } from '../../../app/contract/platform/zztj.ts';
import { picturesOf } from '../../content/picturesOf.ts';
import { handle } from '../handler.ts';

export const handleZztj = handle(zztj, async ({ packageId }, { brand, db, locale }) => ({
  list: await picturesOf(db.read, brand(packageId), 'pick', locale),
}));
