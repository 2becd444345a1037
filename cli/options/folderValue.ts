import { InvalidArgumentError } from 'commander';

/** For `Option.argParser`: an empty text, as of an unset variable, would mean the working folder. */
export function folderValue(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must name a folder.');
  return text;
}
