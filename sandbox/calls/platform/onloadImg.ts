import { onloadImg } from '../../../app/contract/platform/onloadImg.ts';
import { picturesOf } from '../../content/picturesOf.ts';
import { handle } from '../handler.ts';

/** The newest; an empty address where there is none. */
export const handleOnloadImg = handle(onloadImg, async ({ packageId }, { brand, db, locale }) => {
  const newest = (await picturesOf(db.read, brand(packageId), 'opening', locale)).at(-1);
  return { image: newest?.image ?? '', title: newest?.title ?? '' };
});
