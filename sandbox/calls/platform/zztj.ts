import { zztj } from '../../../app/contract/platform/zztj.ts';
import { handle } from '../handler.ts';

export const handleZztj = handle(zztj, async ({ packageId }, { brand }) => {
  brand(packageId);
  return { list: [] };
});
