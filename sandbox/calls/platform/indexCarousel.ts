import { indexCarousel } from '../../../app/contract/platform/indexCarousel.ts';
import { handle } from '../handler.ts';
import { drawnPicture } from './drawnPicture.ts';
import { pictureTitles } from './texts.data.ts';

const shown = ['river', 'hills'] as const;

export const handleIndexCarousel = handle(
  indexCarousel,
  async ({ packageId }, { brand, dataDir, locale }) => {
    brand(packageId);
    const list = shown.map(async (id) => {
      const image = await drawnPicture(dataDir, id);
      return { id, image, title: pictureTitles[id][locale], link: '' };
    });
    return { list: await Promise.all(list), rotate: 0 };
  },
);
