import { resolve } from 'node:path';
import { planAssets } from '../../assets/plan.ts';
import { prepareBuild } from '../../build/prepare.ts';
import type { Context } from '../../context.ts';
import { outFolder } from '../../options/output.option.ts';
import { planSite } from '../../stamp/site.ts';
import type { BuildFlags } from './build.action.ts';

/** `build --dry-run`: the plan of every site, without writing one. */
export async function planAction(
  ids: string[],
  flags: BuildFlags,
  context: Context,
): Promise<void> {
  const prepared = await prepareBuild(context, ids, {
    out: outFolder(context, flags.out),
    force: true,
    ...(flags.app === undefined ? {} : { app: resolve(context.cwd, flags.app) }),
    onCompile: () => context.report.say('Compiling the app…'),
  });
  const sites = prepared.work.map(({ loaded }) =>
    planSite(loaded.brand, prepared.compile, planAssets(loaded.brand, loaded.artwork)),
  );
  context.report.result({ ok: true, compile: prepared.facts, sites });
  for (const site of sites) {
    const lines = [
      `${site.id}`,
      `  features   ${site.features.join(', ') || 'none with code'}`,
      `  left out   ${site.dropped.join(', ') || 'none'}`,
      `  languages  ${Object.keys(site.resources).join(', ')}`,
      ...[...site.written, ...site.images, ...site.shared].sort().map((file) => `  + ${file}`),
    ];
    context.report.data(lines.join('\n'));
  }
}
