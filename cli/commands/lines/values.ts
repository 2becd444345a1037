import { InvalidArgumentError } from 'commander';

/** For `Option.argParser`: an empty text, as of an unset variable, names no file. */
export function fileValue(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must name a file.');
  return text;
}

const unit = { h: 3_600, d: 86_400 } as const;

/** @returns seconds. Lists that hold for years could not be taken back. */
export function lifetime(text: string): number {
  const [, count, letter] = /^(\d{1,4})(h|d)$/.exec(text) ?? [];
  const length = Number(count) * unit[letter === 'h' ? 'h' : 'd'];
  if (length >= 3_600 && length <= 366 * 86_400) return length;
  throw new InvalidArgumentError('It must be from 1h to 366d, such as 12h or 30d.');
}
