import { Argument, Command, Option } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { wholeNumber } from '../../options/wholeNumber.ts';
import { fileValue, lifetime } from './values.ts';

const oneBrand = () => new Argument('<id>', 'brand the list is for');

const keygen = addExamples(
  new Command('keygen')
    .description('Make a key pair, to sign backup lists or records of money.')
    .addOption(
      new Option('--out <file>', 'file for the private key; must not exist yet')
        .argParser(fileValue)
        .default('lines-key.pem'),
    )
    .action(async (flags: { out: string }, command: Command) =>
      (await import('./keygen.action.ts')).keygenAction(flags, contextOf(command)),
    ),
  [
    ['brand lines keygen', 'writes lines-key.pem and prints the public key'],
    ['brand lines keygen --out ~/keys/acme.pem', 'somewhere safe'],
    ['brand lines keygen --out ~/keys/acme-records.pem', 'another pair, for recordKeys'],
  ],
);

const sign = addExamples(
  new Command('sign')
    .description('Write and sign a list of backup lines.')
    .addArgument(oneBrand())
    .argument('[addresses...]', 'https base URLs of the API, in the order they are tried')
    .addOption(
      new Option('--key <file>', 'private key, as `brand lines keygen` writes it')
        .argParser(fileValue)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--expires <time>', 'how long the list holds, such as 12h or 30d')
        .argParser(lifetime)
        .default(30 * 86_400, '30d'),
    )
    .addOption(
      new Option(
        '--number <n>',
        'version of the list (default: the time now, in seconds)',
      ).argParser(wholeNumber(1, 999_999_999_999_999)),
    )
    .addOption(new Option('--file <file>', 'file with one address a line').argParser(fileValue))
    .addOption(
      new Option('--out <file>', 'file for the list (default: stdout)').argParser(fileValue),
    )
    .action(async (id: string, addresses: string[], flags, command: Command) =>
      (await import('./sign.action.ts')).signAction(id, addresses, flags, contextOf(command)),
    ),
  [
    ['brand lines sign acme --key acme.pem https://b.acme.com/v1 > acme', 'holds 30 days'],
    [
      'brand lines sign acme --key acme.pem --expires 7d --file lines.txt --out acme',
      'from a file',
    ],
  ],
);

const verify = addExamples(
  new Command('verify')
    .description('Check a signed list as the app would, and say what is in it.')
    .addArgument(oneBrand())
    .argument('<file>', 'the list; - reads stdin')
    .action(async (id: string, file: string, _flags: object, command: Command) =>
      (await import('./verify.action.ts')).verifyAction(id, file, contextOf(command)),
    ),
  [
    ['brand lines verify acme list.txt', 'a file'],
    ['curl -s https://codes.acme.com/acme | brand lines verify acme -', 'what is served now'],
  ],
);

export const linesCommand = addExamples(
  new Command('lines')
    .description('Make and check the signed lists of backup lines.')
    .addCommand(keygen)
    .addCommand(sign)
    .addCommand(verify),
  [
    ['brand lines keygen --out acme.pem', '1. once: the key pair'],
    ['brand lines sign acme --key acme.pem https://b.acme.com > acme', '2. a list, to upload'],
    ['brand lines verify acme acme', '3. what the app will make of it'],
  ],
);
