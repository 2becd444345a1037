import type { Argument, Command, Option } from 'commander';

export type OptionWords = {
  flags: string[];
  description: string;
  takesValue: boolean;
  /** The value is a file or folder. */
  takesPath: boolean;
  choices: string[];
};

export type CommandWords = {
  name: string;
  description: string;
  options: OptionWords[];
  /** Words the arguments take. */
  choices: string[];
  /** The arguments are brand ids. */
  takesIds: boolean;
};

/** What a shell can complete, read from the command tree. */
export function commandWords(program: Command): CommandWords[] {
  const shared = program.options.map(optionWords);
  const help = {
    flags: ['-h', '--help'],
    description: 'show help',
    takesValue: false,
    takesPath: false,
    choices: [],
  };
  return program.commands
    .filter((command) => !command.name().startsWith('__'))
    .map((command) => {
      // A command of several parts, such as `lines sign`, completes what any of its parts takes.
      const parts = [command, ...command.commands];
      const taken = parts.flatMap((part) => part.registeredArguments);
      return {
        name: command.name(),
        description: command.description(),
        options: [...parts.flatMap((part) => part.options.map(optionWords)), ...shared, help],
        choices: [
          ...command.commands.map((part) => part.name()),
          ...taken.flatMap((argument) => argument.argChoices ?? []),
        ],
        takesIds: taken.some(namesBrands),
      };
    });
}

function namesBrands(argument: Argument): boolean {
  return argument.name() === 'ids' || argument.name() === 'id';
}

function optionWords(option: Option): OptionWords {
  return {
    flags: [option.short, option.long].filter((flag) => flag !== undefined),
    description: option.description,
    takesValue: option.required || option.optional,
    takesPath: /<(?:dir|folder|file)>/.test(option.flags),
    choices: option.argChoices ?? [],
  };
}
