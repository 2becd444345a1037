import { indexCarousel } from '../../../app/contract/platform/indexCarousel.ts';
import { picturesOf } from '../../content/picturesOf.ts';
import { handle } from '../handler.ts';

export const handleIndexCarousel = handle(
  indexCarousel,
  async ({ packageId }, { brand, db, locale }) => ({
    list: await picturesOf(db.read, brand(packageId), 'carousel', locale),
    rotate: 0,
  }),
);
