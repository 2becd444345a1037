import { messageMediaBytes, messageMediaTypes } from '../../../../contract/media/uploadMedia.ts';

/** Why something cannot be sent. */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  /** The platform takes no such file. */
  | 'notTaken'
  | 'videoNotTaken'
  /** A picture that the browser cannot read. */
  | 'unreadable'
  /** The device did not let the page read a picture or video. */
  | 'noAccess'
  /** The same of any other file. */
  | 'lost';

type Named = Pick<File, 'name' | 'type' | 'size'>;
type TakenType = (typeof messageMediaTypes)[number];

/** What other names for the same stand for, and what kind of file a name's ending says. */
const byName: Readonly<Record<string, TakenType>> = {
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'application/x-zip-compressed': 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  // Documents of office programs, books and apps are archives.
  ...entries('zip docx xlsx pptx odt ods odp epub apk jar', 'application/zip'),
  ...entries('txt csv json md log srt vcf ics yaml yml tex', 'text/plain'),
};

function entries(endings: string, type: TakenType): Record<string, TakenType> {
  return Object.fromEntries(endings.split(' ').map((ending) => [ending, type]));
}

/** @returns the media type by which the platform takes a file, or null where it takes no such file */
export function takenType({ name, type }: Pick<Named, 'name' | 'type'>): TakenType | null {
  const taken = messageMediaTypes.find((one) => one === type);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return taken ?? byName[type] ?? byName[ending] ?? null;
}

/**
 * What becomes of a file: pictures of any kind are drawn anew, so that more kinds of them can be sent. A
 * `film` is what iPhones record, which has to be named anew.
 */
export type FileRole = 'image' | 'video' | 'film' | 'file';

/** @returns as what a file is sent, or why it is not */
export function judgeFile(file: Named): { role: FileRole } | { problem: FileProblem } {
  const taken = takenType(file);
  const said = taken ?? file.type;
  if (file.size === 0) return { problem: 'empty' };
  if (said.startsWith('image/') && said !== 'image/svg+xml') return { role: 'image' };
  const isFilm = said === 'video/quicktime' || (said === '' && /\.mov$/i.test(file.name));
  if (!taken && !isFilm)
    return { problem: said.startsWith('video/') ? 'videoNotTaken' : 'notTaken' };
  if (file.size > messageMediaBytes) return { problem: 'tooLarge' };
  if (!taken) return { role: 'film' };
  return { role: taken.startsWith('video/') ? 'video' : 'file' };
}
