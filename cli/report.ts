import type { Problem } from './problem.ts';
import { formatAnnotation, formatProblems } from './report/problems.ts';
import { makeStyle, type Style, wantsColour } from './report/style.ts';
import { formatTable, printable } from './report/text.ts';

interface Progress {
  /** One item is done. `line` is what a log without a terminal shows for it, if anything. */
  step(line?: string): void;
  /** Removes the bar; call it in `finally`. */
  done(): void;
}

/** Data go to stdout, words to stderr; commands say what, this decides how. */
export interface Report {
  readonly json: boolean;
  /** Colours for stdout and for stderr. */
  readonly style: { readonly data: Style; readonly words: Style };
  /** The command's one answer for machines; printed with `--json` only. */
  result(value: object): void;
  /** The answer for people; not with `--json`. Control characters must be escaped already. */
  data(text: string): void;
  table(head: readonly string[], rows: readonly (readonly string[])[]): void;
  /** Words on the way; not with `--quiet` or `--json`. */
  say(text: string): void;
  /** A word that counts even when quiet. */
  warn(text: string): void;
  /** Problems for people: as the answer itself, or as words beside another answer. */
  problems(problems: readonly Problem[], to: 'data' | 'words'): void;
  progress(total: number, label: string): Progress;
}

type Output = {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
  hasColors?: () => boolean;
};

export type ReportOptions = {
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
  json: boolean;
  quiet: boolean;
  color: boolean;
};

const clearLine = `\r${String.fromCharCode(27)}[K`;

/** The only place that prints. */
export function createReport(options: ReportOptions): Report {
  const { stdout, stderr, env, json, quiet } = options;
  const style = {
    data: makeStyle(wantsColour(env, stdout, options.color)),
    words: makeStyle(wantsColour(env, stderr, options.color)),
  };
  const bars = stderr.isTTY === true && !env['CI'] && !quiet && !json;
  let bar = '';
  let answered = false;

  const print = (stream: Output, text: string) => {
    if (bar !== '') stderr.write(clearLine);
    stream.write(`${text}\n`);
    if (bar !== '') stderr.write(bar);
  };

  const draw = (next: string) => {
    bar = next;
    stderr.write(clearLine + bar);
  };

  return {
    json,
    style,
    result(value) {
      if (!json || answered) return;
      answered = true;
      print(stdout, JSON.stringify(value, null, 2));
    },
    data(text) {
      if (!json) print(stdout, text);
    },
    table(head, rows) {
      if (!json) print(stdout, formatTable(head, rows, style.data.bold));
    },
    say(text) {
      if (!quiet && !json) print(stderr, text);
    },
    warn(text) {
      print(stderr, text);
    },
    problems(problems, to) {
      if (problems.length === 0) return;
      if (!json && to === 'data') print(stdout, formatProblems(problems, style.data));
      if (!json && to === 'words') print(stderr, formatProblems(problems, style.words));
      if (env['GITHUB_ACTIONS'] !== 'true') return;
      for (const problem of problems) print(stderr, formatAnnotation(problem));
    },
    progress(total, label) {
      let count = 0;
      if (bars) draw(progressBar(count, total, label, stderr.columns));
      return {
        step(line) {
          count += 1;
          if (bars) draw(progressBar(count, total, label, stderr.columns));
          else if (line !== undefined && !quiet && !json) print(stderr, line);
        },
        done() {
          if (bars) draw('');
        },
      };
    },
  };
}

function progressBar(count: number, total: number, label: string, columns = 80): string {
  const counter = ` ${count}/${total} `;
  const room = Math.max(0, Math.min(30, columns - counter.length - label.length - 4));
  const filled = total === 0 ? room : Math.round((room * count) / total);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(room - filled)}]${counter}${printable(label)}`;
  // A bar that goes over into a second line could not be removed. Columns of 0: nobody knows.
  return columns > 0 ? bar.slice(0, columns - 1) : bar;
}
