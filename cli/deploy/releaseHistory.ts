import type { DeployState, StoredRelease } from './deployState.ts';

/** Who changes which release is live, and what they say about it. */
export type Change = {
  by: string;
  /** Of a publication: the commit that is checked out; null where nobody knows. */
  commit: string | null;
  /** Of going back: why; null where nothing was said. */
  reason: string | null;
};

/** The releases one can go back to, in the order of their publications, newest first. */
export function publishedReleases(state: DeployState): (StoredRelease & { published: string })[] {
  return state.releases
    .flatMap((one) => (one.published === null ? [] : [{ ...one, published: one.published }]))
    .reverse();
}

/**
 * The release to go back to where none is named: the one that was live before, without those that were
 * withdrawn. Of runs that were cut while they put pages in place, a publication is undone and a rollback
 * ended.
 */
export function releaseBefore(state: DeployState): StoredRelease | null {
  const { current, switching } = state;
  const all = publishedReleases(state);
  const cut = switching?.back ? all.find(({ id }) => id === switching.to) : undefined;
  if (cut) return cut;
  const at = all.findIndex(({ id }) => id === current);
  if (at < 0) return null;
  const earlier = all.slice(switching === null ? at + 1 : at);
  return earlier.find(({ withdrawn }) => withdrawn === null) ?? null;
}

/** The releases with those withdrawn that going back to `id` leaves behind: all that were published later. */
export function withdrawnAfter(
  state: DeployState,
  id: string,
  { now, by, reason }: { now: string } & Pick<Change, 'by' | 'reason'>,
): StoredRelease[] {
  const at = state.releases.findIndex((one) => one.id === id);
  return state.releases.map((one, index) =>
    index > at && one.published !== null && one.withdrawn === null
      ? { ...one, withdrawn: { at: now, by, reason } }
      : one,
  );
}

/** The state after `id` has become current, by a publication or by going back to it. */
export function madeCurrent(
  state: DeployState,
  id: string,
  { now, by, commit, published }: { now: string; published: boolean } & Omit<Change, 'reason'>,
): Partial<DeployState> {
  const releases = state.releases.map((one) => {
    if (one.id !== id) {
      const live = one.live.map(({ from, until }) => ({ from, until: until ?? now }));
      return { ...one, live, replaced: one.replaced ?? now };
    }
    const made = published ? { published: now, by, commit } : {};
    const live = id === state.current ? one.live : [...one.live, { from: now, until: null }];
    return { ...one, ...made, live, replaced: null, withdrawn: null };
  });
  if (published) releases.sort((a, b) => Number(a.id === id) - Number(b.id === id));
  return { current: id, switching: null, releases };
}
