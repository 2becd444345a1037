import { Command, Option } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { listOf } from '../../options/listOf.ts';
import { wholeNumber } from '../../options/wholeNumber.ts';

export type NewOptions = {
  name?: string;
  shortName?: string;
  locale?: string;
  locales?: string[];
  seed?: string;
  accent?: string;
  combineId?: string;
  packageId?: number;
  origin?: string;
  exclude?: string[];
  icon?: string;
  demo?: boolean;
  api?: string[];
  im?: string;
  zone?: string[];
  yes?: boolean;
};

const options = [
  new Option('--name <text>', 'name of the product (default: made from the id)'),
  new Option('--short-name <text>', 'name under the icon, at most 12 characters'),
  new Option('--locale <locale>', 'default language (default: en-US)'),
  new Option(
    '--locales <locale...>',
    'languages offered (default: the default language)',
  ).argParser(listOf),
  new Option('--seed <colour>', 'brand colour, e.g. "#2F4F86" (default: picked from the id)'),
  new Option('--accent <colour>', 'second colour'),
  new Option('--combine-id <id>', 'key on the platform (default: the id)'),
  new Option('--package-id <number>', 'package number (default: the next free one)').argParser(
    wholeNumber(1, Number.MAX_SAFE_INTEGER),
  ),
  new Option('--origin <url>', 'https origin of the site (default: https://<id>.example)'),
  new Option('--exclude <feature...>', 'features to leave out, beside contacts-upload').argParser(
    listOf,
  ),
  new Option('--icon <file>', 'logo, SVG or PNG of at least 512 × 512 (default: a monogram)'),
  new Option('--demo', 'a brand for the sandbox (default)'),
  new Option('--no-demo', 'a brand for real people; needs --api, --im and --zone'),
  new Option('--api <url...>', 'base URLs of the API').argParser(listOf),
  new Option('--im <url>', 'address of the messaging gateway'),
  new Option(
    '--zone <domain...>',
    'domains every line sits under, with a port other than 443',
  ).argParser(listOf),
  new Option('-y, --yes', 'take the defaults without asking'),
];

export const newCommand = addExamples(
  options
    .reduce((command, option) => command.addOption(option), new Command('new'))
    .description('Start a brand: a folder with brand.json and a logo that passes the check.')
    .argument('[new-id]', 'a letter, then letters, digits or "-"; names the folder')
    .action(async (id: string | undefined, chosen: NewOptions, command: Command) =>
      (await import('./new.action.ts')).newAction(id, chosen, contextOf(command)),
    ),
  [
    ['brand new acme', 'asks for the rest in a terminal'],
    ['brand new acme --name "Acme Chat" --seed "#2F4F86" --yes', 'asks nothing'],
    ['brand new acme --exclude dating game --locale es-ES --yes', 'with fewer features'],
  ],
);
