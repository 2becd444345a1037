import { brand } from '../../support/brandCommand.ts';

/** What `brand test --json` says where nothing could be tested. */
export type Failed = { ok: false; error: { code: string; message: string; fix: string } };

export async function failure(args: string[]) {
  const { code, stdout } = await brand(['test', '--json', ...args]);
  return { exit: code, ...(JSON.parse(stdout) as Failed).error };
}
