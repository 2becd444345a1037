import type { Context } from '../../context.ts';
import { confirmed } from '../../deploy/confirm.ts';
import { deployer } from '../../deploy/deployer.ts';
import { expectedStored } from '../../deploy/expectedSite.ts';
import { type RolledBack, rollbackSite } from '../../deploy/rollbackSite.ts';
import type { Store } from '../../deploy/store.ts';
import {
  chooseTarget,
  openStore,
  siteAddress,
  type Target,
  type TargetFlags,
} from '../../deploy/target.ts';
import { describeFaults, describeVerification, verifyPublished } from '../../deploy/verify.ts';
import { BrandError, interrupted } from '../../errors.ts';
import { refuseBadId } from '../releases/releases.action.ts';
import { brandOrigin } from './brandOrigin.ts';

export type RollbackFlags = TargetFlags & {
  reason?: string;
  dryRun?: boolean;
  yes?: boolean;
  verify: boolean;
};

/** Makes an earlier release current, then looks at the site. */
export async function rollbackAction(
  id: string,
  release: string | null,
  flags: RollbackFlags,
  context: Context,
): Promise<void> {
  const { report, signal } = context;
  refuseBadId(id);
  const target = chooseTarget(flags, context);
  const store = await openStore(target);
  try {
    const done = await goBack(store, id, release, { target, flags, context });
    const { outcome, release: to, previous, pages } = done;
    describeRollback(id, done, store, context);
    const verification =
      outcome === 'rolled-back' && flags.verify
        ? await verifyPublished(
            {
              store,
              brand: id,
              url: siteAddress(target, id, brandOrigin(id, context)),
              expected: () => expectedStored(store, id, to),
              files: done.files,
            },
            context,
          )
        : null;
    const ok = (verification?.faults.length ?? 0) === 0;
    report.result({
      ok: ok && !signal.aborted,
      id,
      target: target.name,
      place: store.name,
      outcome,
      release: to,
      previous,
      pages,
      verification,
      ...(signal.aborted ? { error: interrupted } : {}),
    });
    if (verification && verification.by !== 'none') {
      const words = describeVerification(verification, id, target);
      if (ok) report.say(words);
      else report.warn([words, ...describeFaults(verification.faults)].join('\n'));
    }
    if (!ok) context.outcome.exitCode = 3;
  } catch (error) {
    if (signal.aborted) {
      const left = 'interrupted; the live site is unchanged.';
      report.warn(`${id}: ${error instanceof BrandError ? error.message : left}`);
    }
    throw error;
  } finally {
    store.close();
  }
}

type Work = { target: Target; flags: RollbackFlags; context: Context };

async function goBack(
  store: Store,
  id: string,
  release: string | null,
  { target, flags, context }: Work,
): Promise<RolledBack> {
  const { report, signal } = context;
  let finish = (): void => undefined;
  try {
    return await rollbackSite(store, id, {
      release,
      made: { by: deployer(context.env), reason: flags.reason ?? null },
      signal,
      dryRun: flags.dryRun === true,
      confirm: async (to, from) => {
        if (!context.interactive || flags.yes) return true;
        const now = from ? `${from.id} is current` : 'none is current';
        const withdrawn = to.withdrawn ? `, and ${to.id} was withdrawn` : '';
        const question = `Go back to ${to.id} of ${id} in ${target.name}? (${now}${withdrawn})`;
        return confirmed(question, context);
      },
      start: (pages) => {
        const progress = report.progress(pages, `putting ${id} back`);
        finish = () => progress.done();
        return () => progress.step();
      },
    });
  } finally {
    finish();
  }
}

function describeRollback(
  id: string,
  { outcome, release, previous, pages }: RolledBack,
  store: Store,
  { report }: Context,
): void {
  if (outcome === 'declined') report.say(`${id} was left as it is.`);
  if (outcome === 'unchanged')
    report.data(`${release} of ${id} is current already in ${store.name}.`);
  if (outcome === 'planned') {
    const lines = pages.map((path) => `  + ${path}`);
    report.data(
      [
        `${id} in ${store.name} would go back from ${previous ?? 'nothing'} to ${release}, putting back:`,
        ...lines,
      ].join('\n'),
    );
  }
  if (outcome === 'rolled-back') {
    report.data(
      `${id} in ${store.name} went back to ${release}; before it was ${previous ?? 'nothing'}.`,
    );
  }
}
