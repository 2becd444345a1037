/** Whether everything is tried, as by `npm run test:deep`. `DEEP=yes` does it for one file. */
export const isDeep = process.env['DEEP'] === 'yes';

/** How many random inputs are tried: a sample of them, or all. */
export const runs = (sample: number, all: number): number => (isDeep ? all : sample);

/** The first so many of a table of cases, or all of them. */
export const sampleOf = <Case>(count: number, cases: readonly Case[]): readonly Case[] =>
  isDeep ? cases : cases.slice(0, count);

/** Where random inputs begin that are drawn without `sameInputs.ts`; SEED asks for others. */
export const seed = Number(process.env['SEED'] ?? 2_026);
