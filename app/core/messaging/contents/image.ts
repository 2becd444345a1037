import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, inElement, type OutgoingFile } from './content.ts';

type Picture = { file: OutgoingFile; width: number; height: number };

/** There is one size: what others make of it is theirs. */
export const imageContent: Content<'image', Picture> = {
  kind: 'image',
  contentTypes: [contentType.picture],
  elementOf({ file, width, height }) {
    const { type, size } = file.blob;
    const picture = { uuid: '', type, size, width, height, url: '' };
    const pictures = { sourcePicture: picture, bigPicture: picture, snapshotPicture: picture };
    return inElement(contentType.picture, { pictureElem: { sourcePath: '', ...pictures } });
  },
  files: { file: 'image' },
  placed({ pictureElem }, addressOf) {
    if (!pictureElem) return null;
    const { sourcePicture } = pictureElem;
    const picture = sourcePicture ? { ...sourcePicture, url: addressOf('file') } : null;
    const pictures = { sourcePicture: picture, bigPicture: picture, snapshotPicture: picture };
    return { pictureElem: { ...pictureElem, ...pictures } };
  },
  sentAnew({ pictureElem }) {
    const { sourcePicture, bigPicture, snapshotPicture } = pictureElem ?? {};
    const source = [sourcePicture, bigPicture, snapshotPicture].find((one) => one?.url);
    if (!source) return null;
    const pictures = {
      sourcePicture: sourcePicture?.url ? sourcePicture : source,
      bigPicture: bigPicture?.url ? bigPicture : source,
      snapshotPicture: snapshotPicture?.url ? snapshotPicture : source,
    };
    return inElement(contentType.picture, { pictureElem: { sourcePath: '', ...pictures } });
  },
};
