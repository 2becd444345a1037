import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, inElement } from './content.ts';

/** A sticker: what the element of a face says of it, as JSON. */
export const stickerContent: Content<'sticker', { data: string }> = {
  kind: 'sticker',
  contentTypes: [contentType.face],
  // −1: no face of the protocol's own, which are counted from 0.
  elementOf: ({ data }) => inElement(contentType.face, { faceElem: { index: -1, data } }),
  sentAnew: ({ faceElem }) => (faceElem ? inElement(contentType.face, { faceElem }) : null),
};
