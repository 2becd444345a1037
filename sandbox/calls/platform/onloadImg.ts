import { onloadImg as call } from '../../../app/contract/platform/onloadImg.ts';
import { handle } from '../handler.ts';
import { drawnPicture } from './drawnPicture.ts';
import { pictureTitles } from './texts.data.ts';

export const onloadImg = handle(call, async ({ packageId }, { brand, dataDir, locale }) => {
  brand(packageId);
  return { image: await drawnPicture(dataDir, 'start'), title: pictureTitles.start[locale] };
});
