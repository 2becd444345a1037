import { Command } from 'commander';
import { assetsCommand } from './commands/assets/assets.command.ts';
import { buildCommand } from './commands/build/build.command.ts';
import { checkCommand } from './commands/check/check.command.ts';
import { completeCommand, completionCommand } from './commands/completion/completion.command.ts';
import { contractCommand } from './commands/contract/contract.command.ts';
import { devCommand } from './commands/dev/dev.command.ts';
import { explainCommand } from './commands/explain/explain.command.ts';
import { linesCommand } from './commands/lines/lines.command.ts';
import { listCommand } from './commands/list/list.command.ts';
import { matrixCommand } from './commands/matrix/matrix.command.ts';
import { newCommand } from './commands/new/new.command.ts';
import { previewCommand } from './commands/preview/preview.command.ts';
import { publishCommand } from './commands/publish/publish.command.ts';
import { releasesCommand } from './commands/releases/releases.command.ts';
import { rollbackCommand } from './commands/rollback/rollback.command.ts';
import { sandboxCommand } from './commands/sandbox/sandbox.command.ts';
import { testCommand } from './commands/test/test.command.ts';
import { addExamples } from './examples.ts';
import { globalOptions } from './options/global.option.ts';
import type { Report } from './report.ts';
import { version } from './version.ts';

/** In the order help shows them. */
const commands = [
  newCommand,
  listCommand,
  checkCommand,
  assetsCommand,
  buildCommand,
  devCommand,
  previewCommand,
  testCommand,
  publishCommand,
  releasesCommand,
  rollbackCommand,
  sandboxCommand,
  linesCommand,
  contractCommand,
  explainCommand,
  matrixCommand,
  completionCommand,
];

const hidden = [completeCommand];

/** The report ends each text with a line break of its own. */
const line = (text: string) => text.replace(/\n$/, '');

/** The whole command tree. Commands load their work only when they run. */
export function createProgram(report: Report): Command {
  const program = new Command('brand')
    .description('Builds one complete site per brand from one app.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .exitOverride()
    .showHelpAfterError('Run the command with --help to see what it takes.')
    .configureHelp({ showGlobalOptions: true, styleTitle: report.style.data.bold })
    .configureOutput({
      writeOut: (text) => (report.json ? report.warn(line(text)) : report.data(line(text))),
      writeErr: (text) => (report.json ? undefined : report.warn(line(text))),
    });
  for (const option of globalOptions()) program.addOption(option);
  addExamples(program, [
    ['brand new acme', 'start a brand'],
    ['brand check', 'list everything wrong with any brand'],
    ['brand build', 'build every brand into dist/'],
    ['brand dev acme', 'work on the app as one brand'],
  ]);
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
    for (const part of command.commands) part.copyInheritedSettings(command);
  }
  for (const command of hidden) {
    program.addCommand(command.copyInheritedSettings(program), { hidden: true });
  }
  return program;
}
