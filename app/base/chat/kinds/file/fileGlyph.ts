import {
  File,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
} from 'lucide-react';
import { endingOf } from '../../../../lib/fileName.ts';
import type { Glyph } from '../../../../ui/Icon.tsx';

const glyphs: readonly (readonly [Glyph, string])[] = [
  [FileText, 'pdf txt md rtf doc docx odt pages epub'],
  [FileSpreadsheet, 'xls xlsx csv ods numbers'],
  [FileArchive, 'zip rar 7z gz tar'],
  [FileImage, 'jpg jpeg png gif webp heic svg'],
  [FileAudio, 'mp3 m4a wav ogg aac flac'],
  [FileVideo, 'mp4 mov webm mkv avi'],
];

/** @returns the drawing for a kind of file, as the ending of its name says */
export function fileGlyph(name: string): Glyph {
  const ending = endingOf(name).slice(1).toLowerCase();
  const found = glyphs.find(([, endings]) => endings.split(' ').includes(ending));
  return found?.[0] ?? File;
}
