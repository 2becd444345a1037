import { describe, expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import { createReport, type ReportOptions } from './report.ts';

const problem: Problem = {
  code: 'colour-form',
  severity: 'error',
  brand: 'acme',
  file: 'brands/acme/brand.json',
  line: 14,
  column: 20,
  path: 'theme.seed',
  message: 'It is not a colour.',
  fix: 'Write 6 hex digits.',
};

function make(options: Partial<ReportOptions> = {}, terminal = false, columns = 60) {
  const written = { out: '', err: '' };
  const write = (key: 'out' | 'err') => (text: string) => {
    written[key] += text;
  };
  const report = createReport({
    stdout: { write: write('out'), isTTY: terminal },
    stderr: { write: write('err'), isTTY: terminal, columns },
    env: {},
    json: false,
    quiet: false,
    color: true,
    ...options,
  });
  return { report, written };
}

describe('createReport', () => {
  it('sends data to stdout and words to stderr', () => {
    const { report, written } = make();
    report.data('data');
    report.say('word');
    report.warn('warning');
    report.result({ ok: true });
    expect(written).toEqual({ out: 'data\n', err: 'word\nwarning\n' });
  });

  it('prints one object and no words on the way with json', () => {
    const { report, written } = make({ json: true });
    report.data('data');
    report.table(['A'], [['b']]);
    report.say('word');
    report.problems([problem], 'data');
    report.result({ ok: true });
    report.result({ ok: false });
    expect(JSON.parse(written.out)).toEqual({ ok: true });
    expect(written.err).toBe('');
  });

  it('says only what counts when quiet', () => {
    const { report, written } = make({ quiet: true });
    report.say('word');
    report.progress(1, 'building').step('acme');
    report.warn('warning');
    expect(written.err).toBe('warning\n');
  });

  it('logs a line per item where there is no terminal', () => {
    const { report, written } = make();
    const progress = report.progress(2, 'building');
    progress.step('acme done');
    progress.step('beta done');
    progress.done();
    expect(written.err).toBe('acme done\nbeta done\n');
  });

  it('draws a bar on a terminal, makes way for words and removes it', () => {
    const { report, written } = make({}, true);
    const progress = report.progress(2, 'building');
    progress.step('acme done');
    report.say('word');
    progress.done();
    expect(written.err).not.toContain('acme done');
    expect(written.err).toMatch(/\[#+\.+\] 1\/2 building/);
    const clear = `\r${String.fromCharCode(27)}[K`;
    expect(written.err).toContain(`${clear}word\n`);
    expect(written.err.endsWith(clear)).toBe(true);
  });

  it('draws a bar no wider than its terminal, which could not take it away again', () => {
    const { report, written } = make({}, true, 30);
    const progress = report.progress(2000, 'verifying https://a-long-name.example.com');
    progress.step();
    const bars = written.err.split(`\r${String.fromCharCode(27)}[K`);
    expect(bars.map(({ length }) => length).every((length) => length < 30)).toBe(true);
    expect(bars.at(-1)).toContain('1/2000 verifying');
  });

  it('draws no bar in continuous integration', () => {
    const { report, written } = make({ env: { CI: 'true' } }, true);
    report.progress(1, 'building').step('acme done');
    expect(written.err).toBe('acme done\n');
  });

  it('marks lines of a pull request on GitHub, beside the answer', () => {
    const { report, written } = make({ env: { GITHUB_ACTIONS: 'true' }, json: true });
    report.problems([problem], 'data');
    expect(written.err).toBe(
      '::error file=brands/acme/brand.json,line=14,col=20,title=colour-form::theme.seed It is not a colour. Write 6 hex digits.\n',
    );
  });
});
