import { shareFields } from '../../brand/shareTarget.ts';
import type { Share } from '../../platform/keptShare.ts';

export const shareLimits = {
  files: 20,
  /** Bytes of all files together: as much as four messages may carry. */
  bytes: 200 * 1024 * 1024,
  /** Characters, far more than a message has. */
  text: 100_000,
} as const;

/** @returns what the form of the share sheet holds, as much of it as is kept */
export function sharedOf(form: FormData): Share {
  const given = form.getAll(shareFields.files).filter((one) => one instanceof File);
  // A field without a file holds one without name and bytes.
  const chosen = given.filter(({ name, size }) => name !== '' || size > 0);
  let bytes = 0;
  const files: File[] = [];
  for (const file of chosen) {
    if (files.length === shareLimits.files || bytes + file.size > shareLimits.bytes) continue;
    bytes += file.size;
    files.push(file);
  }
  const leftOut = chosen.length - files.length;
  return { text: textOf(form, chosen.length > 0), files, leftOut };
}

/** One line for each thing that says something of its own. The title of a file is its name. */
function textOf(form: FormData, hasFiles: boolean): string {
  const read = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  const title = read(shareFields.title);
  const text = read(shareFields.text);
  const url = read(shareFields.url);
  const isName = hasFiles && text === '' && url === '';
  const isSaid = [text, url].some((other) => other.includes(title));
  const lines = [isName || isSaid ? '' : title, text, text.includes(url) ? '' : url];
  return lines.filter(Boolean).join('\n').slice(0, shareLimits.text);
}
