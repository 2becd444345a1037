import { resolve } from 'node:path';
import { buildSites } from '../../build/buildSites.ts';
import { openOutputFolder } from '../../build/outputFolder.ts';
import type { BuildResult } from '../../build/result.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { outFolder } from '../../options/output.option.ts';
import { describeBuild } from './describe.ts';

export type BuildFlags = {
  out?: string;
  jobs: number;
  force?: boolean;
  dryRun?: boolean;
  app?: string;
  compileTo?: string;
  cacheFrom?: string;
};

/** Builds the brands asked for, and says what came of it. */
export async function buildAction(
  ids: string[],
  flags: BuildFlags,
  context: Context,
): Promise<void> {
  if (flags.compileTo !== undefined) {
    await compileTo(resolve(context.cwd, flags.compileTo), context);
    return;
  }
  if (flags.dryRun) {
    const { planAction } = await import('./plan.action.ts');
    await planAction(ids, flags, context);
    return;
  }
  const result = await buildSites(context, ids, {
    out: outFolder(context, flags.out),
    jobs: flags.jobs,
    force: flags.force === true,
    ...(flags.app === undefined ? {} : { app: resolve(context.cwd, flags.app) }),
    ...(flags.cacheFrom === undefined ? {} : { cacheFrom: flags.cacheFrom }),
  });
  report(result, context);
}

function report(result: BuildResult, context: Context): void {
  context.report.result(result);
  context.report.problems(result.problems, 'words');
  for (const { message, fix } of result.failures) context.report.warn(`${message}\n  ${fix}`);
  // Operations can do nothing about them.
  if (context.env['CI']) {
    for (const { id, message } of result.overweight) context.report.warn(`${id}: ${message}`);
  }
  describeBuild(result, context);
  if (!result.ok) {
    const verifyFailed = result.failures.some(({ code }) => code === 'verify-failed');
    context.outcome.exitCode = verifyFailed ? 3 : 1;
  }
}

async function compileTo(folder: string, context: Context): Promise<void> {
  const { compileApp, exportCompile } = await import('../../compile/compile.ts');
  openOutputFolder(context.root, context.brandsDir, folder);
  const { compile, cached } = await compileApp(context.root, context.cacheDir, () =>
    context.report.say('Compiling the app…'),
  );
  if (!exportCompile(compile, folder)) {
    throw new BrandError({
      code: 'out-foreign',
      message: `${folder} exists and holds something else than a compiled app, so it was left alone.`,
      fix: 'Give --compile-to a new or empty folder.',
      exitCode: 2,
    });
  }
  context.report.result({ ok: true, compile: { hash: compile.hash, cached }, folder });
  context.report.data(`Compiled app ${compile.hash} in ${folder}`);
}
