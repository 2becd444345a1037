import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, inElement, type OutgoingFile } from './content.ts';

type Video = {
  file: OutgoingFile;
  poster: OutgoingFile;
  width: number;
  height: number;
  duration: number;
};

export const videoContent: Content<'video', Video> = {
  kind: 'video',
  contentTypes: [contentType.video],
  elementOf({ file, poster, width, height, duration }) {
    const videoElem = {
      videoPath: '',
      videoUUID: '',
      videoUrl: '',
      videoType: file.blob.type,
      videoSize: file.blob.size,
      duration,
      snapshotPath: '',
      snapshotUUID: '',
      snapshotSize: poster.blob.size,
      snapshotUrl: '',
      snapshotWidth: width,
      snapshotHeight: height,
    };
    return inElement(contentType.video, { videoElem });
  },
  files: { file: 'video', poster: 'image' },
  placed({ videoElem }, addressOf) {
    if (!videoElem) return null;
    const addresses = { videoUrl: addressOf('file'), snapshotUrl: addressOf('poster') };
    return { videoElem: { ...videoElem, ...addresses } };
  },
  sentAnew({ videoElem }) {
    if (!videoElem?.videoUrl) return null;
    const placeless = { ...videoElem, videoPath: '', snapshotPath: '' };
    return inElement(contentType.video, { videoElem: placeless });
  },
};
