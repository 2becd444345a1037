import { File } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const fileKind = namedKind({
  id: 'file',
  contentTypes: [contentType.file],
  glyph: File,
  nameKey: 'file',
  tagKey: 'fileTag',
  searched: ({ fileElem }) => fileElem?.fileName ?? '',
});
