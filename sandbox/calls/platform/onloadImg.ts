import { onloadImg } from '../../../app/contract/platform/onloadImg.ts';
import { handle } from '../handler.ts';
import { drawnPicture } from './drawnPicture.ts';
import { pictureTitles } from './texts.data.ts';

export const handleOnloadImg = handle(
  onloadImg,
  async ({ packageId }, { brand, dataDir, locale }) => {
    brand(packageId);
    return { image: await drawnPicture(dataDir, 'start'), title: pictureTitles.start[locale] };
  },
);
