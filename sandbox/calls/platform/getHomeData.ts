import { getHomeData } from '../../../app/contract/platform/getHomeData.ts';
import { handle } from '../handler.ts';
import { announcement } from './texts.data.ts';

export const handleGetHomeData = handle(getHomeData, async ({ packageId }, { brand, locale }) => {
  brand(packageId);
  const { id, title, content } = announcement;
  return { announcement: { id, title: title[locale], content: content[locale] } };
});
