import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Content } from './content.ts';

type Card = { userID: string; nickname: string; faceURL: string };

/** Somebody's contact card: JSON in `content`, and nothing else of the person. */
export const cardContent: Content<'card', Card> = {
  kind: 'card',
  contentTypes: [contentType.card],
  elementOf: ({ userID, nickname, faceURL }) => ({
    contentType: contentType.card,
    content: JSON.stringify({ userID, nickname, faceURL }),
  }),
  sentAnew: ({ content }) =>
    content.trim() === '' ? null : { contentType: contentType.card, content },
};
