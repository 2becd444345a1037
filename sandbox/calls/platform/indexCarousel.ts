import { indexCarousel } from '../../../app/contract/platform/indexCarousel.ts';
import { carouselTurn } from '../../content/carouselTurn.ts';
import { picturesOf } from '../../content/picturesOf.ts';
import { handle } from '../handler.ts';

export const handleIndexCarousel = handle(
  indexCarousel,
  async ({ packageId }, { brand, db, locale }) => ({
    list: await picturesOf(db.read, brand(packageId), 'carousel', locale),
    rotate: await carouselTurn(db.read, packageId),
  }),
);
