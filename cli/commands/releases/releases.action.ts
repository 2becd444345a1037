import { brandIdPattern } from '../../../app/brand/schema.ts';
import type { Context } from '../../context.ts';
import { readState, type StoredRelease } from '../../deploy/deployState.ts';
import { publishedReleases } from '../../deploy/releaseHistory.ts';
import { chooseTarget, openStore, type TargetFlags, toOption } from '../../deploy/target.ts';
import { BrandError } from '../../errors.ts';
import { formatBytes } from '../build/describe.ts';

/** Lists what a target holds of a brand, newest first. */
export async function releasesAction(
  id: string,
  flags: TargetFlags,
  context: Context,
): Promise<void> {
  const { report } = context;
  refuseBadId(id);
  const target = chooseTarget(flags, context);
  const store = await openStore(target);
  try {
    const { state } = await readState(store, id);
    const releases = publishedReleases(state).map((release) => ({
      release: release.id,
      current: release.id === state.current,
      published: release.published,
      replaced: release.replaced,
      by: release.by,
      commit: release.commit,
      live: release.live,
      withdrawn: release.withdrawn,
      site: release.site,
      version: release.version,
      files: release.files,
      bytes: release.bytes,
    }));
    const switching = state.switching?.to ?? null;
    report.result({ ok: true, id, target: target.name, place: store.name, switching, releases });
    if (releases.length === 0) report.say(`${id} was never published to ${store.name}.`);
    else {
      report.table(
        ['release', 'live (UTC)', 'by', 'commit', 'version', 'size', ''],
        releases.map((one) => [
          one.release,
          spans(one.live),
          one.by ?? '',
          one.commit === null ? '' : shortCommit(one.commit),
          one.version,
          formatBytes(one.bytes),
          one.current ? 'current' : withdrawal(one.withdrawn),
        ]),
      );
    }
    if (switching !== null) {
      report.warn(
        `A run was cut while it put the pages of ${switching} in place. Run it again, or go back: brand rollback ${id} ${toOption(target)}`,
      );
    }
  } finally {
    store.close();
  }
}

const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/** The newest span in which a release was live; what the day says once is not said again. */
function spans(live: StoredRelease['live']): string {
  const last = live.at(-1);
  if (!last) return '';
  const from = minute(last.from);
  const until = last.until === null ? '' : minute(last.until);
  const day = from.slice(0, 'yyyy-mm-dd '.length);
  return `${from} – ${until.startsWith(day) ? until.slice(day.length) : until}`.trimEnd();
}

const shortCommit = (commit: string): string => commit.replace(/^([0-9a-f]{9})[0-9a-f]+/, '$1');

function withdrawal(withdrawn: StoredRelease['withdrawn']): string {
  if (!withdrawn) return '';
  const { by, reason } = withdrawn;
  return `withdrawn${by === null ? '' : ` by ${by}`}${reason === null ? '' : `: ${reason}`}`;
}

/** @throws BrandError (2) where the text could not name a brand: it becomes part of a key. */
export function refuseBadId(id: string): void {
  if (brandIdPattern.test(id)) return;
  throw new BrandError({
    code: 'brand-id-wrong',
    message: `${JSON.stringify(id)} is not a brand id.`,
    fix: 'Write a letter, then 1 to 30 letters, digits or "-", all lower case.',
    exitCode: 2,
  });
}
