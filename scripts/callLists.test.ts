import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { callListProblems, callLists, writeCallLists } from './callLists.mjs';

const sound: Record<string, string> = {
  'app/contract/notice/errors.ts': "export const noticeErrors = declareErrors('notice', {});",
  'app/contract/notice/notice.ts': 'export const notice = v.object({});',
  'app/contract/notice/readOne.ts':
    "export const readOne = declareCall({\n  name: 'notice.readOne',\n});",
  'app/contract/people/report.ts': 'export const report = declareCall({ ...shared });',
  'app/contract/people/smallReport.ts':
    'export const smallReport = declareCallPart({ ...shared });',
  'sandbox/calls/notice/readOne.ts': 'export const handleReadOne = handle(readOne, run);',
  'sandbox/calls/people/report.ts': 'export const handleReport = handleKeyed(report, run);',
  'tests/contract/cases/noticeCases.ts':
    "export const noticeCases: CasesOf<'notice.readOne'> = {\n  'notice.readOne': {},\n};",
  'tests/contract/cases/peopleCases.ts':
    "export const peopleCases: CasesOf<\n  'people.report'\n> = {\n  'people.report': {},\n};",
};

/** A tree of these files, its lists written. */
function makeTree(files: Record<string, string | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'calls-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (text !== null) writeFileSync(join(root, path), text);
  }
  writeCallLists(root);
  return root;
}

it('lists each call, its handler and every table of cases from their files alone', () => {
  const lists = callLists(makeTree());
  const calls = lists['app/contract/calls.ts'] ?? '';
  expect(calls).toContain("import { readOne } from './notice/readOne.ts';");
  expect(calls).toContain('export const calls = [\n  readOne,\n  report,\n] as const;');
  expect(calls).toContain("export type Domain =\n  | 'notice'\n  | 'people';");
  const handlers = lists['sandbox/calls/handlers.ts'] ?? '';
  expect(handlers).toContain("  'people.report': handleReport,\n");
  const cases = lists['tests/contract/cases/allCases.ts'] ?? '';
  expect(cases).toContain('  ...noticeCases,\n  ...peopleCases,\n');
});

it('takes the part of a call that a feature declares for no call of its own', () => {
  const root = makeTree();
  expect(callListProblems(root)).toEqual([]);
  expect(callLists(root)['app/contract/calls.ts']).not.toContain('smallReport');
});

it('names apart the calls of two domains that are called the same', () => {
  const lists = callLists(
    makeTree({
      'app/contract/city-life/report.ts': 'export const report = declareCall({});',
      'sandbox/calls/city-life/report.ts': 'export const handleReport = handle(report, run);',
    }),
  );
  expect(lists['app/contract/calls.ts']).toContain(
    "import { report as reportOfCityLife } from './city-life/report.ts';",
  );
  expect(lists['app/contract/calls.ts']).toContain('  reportOfPeople,\n');
  expect(lists['sandbox/calls/handlers.ts']).toContain(
    "  'city-life.report': handleReportOfCityLife,\n",
  );
});

it.each([
  [
    'has no handler: export handleReadOne from sandbox/calls/notice/readOne.ts',
    { 'sandbox/calls/notice/readOne.ts': null },
  ],
  [
    'people.report has no cases: add them to tests/contract/cases/peopleCases.ts',
    { 'tests/contract/cases/peopleCases.ts': null },
  ],
  [
    'notice.readAll has no cases: add them to tests/contract/cases/noticeCases.ts',
    {
      'app/contract/notice/readAll.ts': 'export const readAll = declareCall({});',
      'sandbox/calls/notice/readAll.ts': 'export const handleReadAll = handle(readAll, run);',
    },
  ],
  [
    'app/contract/notice/readOne.ts names its call people.readOne, not notice.readOne',
    {
      'app/contract/notice/readOne.ts':
        "export const readOne = declareCall({ name: 'people.readOne' });",
    },
  ],
  [
    'app/contract/people/all.ts exports no call of its own name',
    { 'app/contract/people/all.ts': 'export const every = declareCall({});' },
  ],
  [
    'sandbox/calls/people/mine.ts handles no call',
    { 'sandbox/calls/people/mine.ts': 'export const handleMine = handle(mine, run);' },
  ],
])('says of a tree with a mistake: %s', (sentence, files) => {
  expect(callListProblems(makeTree(files))).toEqual([expect.stringContaining(sentence)]);
});

it('names the command to run where a list is absent or stale', () => {
  const root = makeTree();
  const file = join(root, 'sandbox/calls/handlers.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  expect(callListProblems(root)).toEqual([expect.stringContaining('npm run call-lists')]);
  rmSync(file);
  expect(callListProblems(root)).toHaveLength(1);
  writeCallLists(root);
  expect(callListProblems(root)).toEqual([]);
});
