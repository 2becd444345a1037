import { File } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { safeFileName } from '../../../../lib/fileName.ts';
import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedKind } from '../namedKind.ts';

export const fileKind: BubbleKind = {
  ...namedKind({
    id: 'file',
    contentTypes: [contentType.file],
    glyph: File,
    nameKey: 'file',
    tagKey: 'fileTag',
    detail: ({ fileElem }) => fileElem?.fileName ?? '',
    searched: ({ fileElem }) => fileElem?.fileName ?? '',
  }),
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./FileContent.tsx')).FileContent,
    },
  },
  file({ fileElem }) {
    const url = fileElem?.sourceUrl ?? '';
    return url === '' ? null : { url, name: safeFileName(fileElem?.fileName ?? '', 'file') };
  },
};
