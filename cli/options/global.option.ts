import { Option } from 'commander';
import { folderValue } from './folderValue.ts';

/** Options every command understands; the context is made from them. */
export type GlobalOptions = {
  brands?: string;
  json?: boolean;
  color: boolean;
  quiet?: boolean;
  debug?: boolean;
};

export function globalOptions(): Option[] {
  return [
    new Option(
      '--brands <dir>',
      'folder of brand folders (default: brands/ of the repository)',
    ).argParser(folderValue),
    new Option('--json', 'print one JSON object on stdout'),
    new Option('--no-color', 'no colours'),
    new Option('--quiet', 'no words on the way, only results and errors'),
    new Option('--debug', 'show the stack of an unexpected error'),
  ];
}
