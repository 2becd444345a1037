import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, inElement, type OutgoingFile } from './content.ts';

export const fileContent: Content<'file', { file: OutgoingFile }> = {
  kind: 'file',
  contentTypes: [contentType.file],
  elementOf({ file: { blob, name: fileName } }) {
    const empty = { filePath: '', uuid: '', sourceUrl: '' };
    return inElement(contentType.file, { fileElem: { ...empty, fileName, fileSize: blob.size } });
  },
  files: { file: 'file' },
  placed: ({ fileElem }, addressOf) =>
    fileElem ? { fileElem: { ...fileElem, sourceUrl: addressOf('file') } } : null,
  sentAnew({ fileElem }) {
    if (!fileElem?.sourceUrl) return null;
    return inElement(contentType.file, { fileElem: { ...fileElem, filePath: '' } });
  },
};
