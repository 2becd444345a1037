import type { Release } from '../../brand/data.ts';
import { compareVersions } from './compareVersions.ts';
import type { Offer } from './updateAtom.ts';

/** What the platform says it wants installed (`/resource/download`). */
export type Wish = { minimumVersion: string; revision: string | null };

type Situation = {
  /** The release this page runs. */
  own: Release;
  /** The newest one of the site: the only one that can be had. */
  latest: Release;
  /** Null where the platform did not answer. */
  wish: Wish | null;
  /** Ids of releases the person chose to ignore. */
  ignored: readonly string[];
  /** The release that this page was last restarted for; to start for it again would go round in circles. */
  restarted: string | null;
  /** True when the person asked; an ignored release is offered again then. */
  isAsked: boolean;
};

/** Specification section 4, "App update". @returns what kind of offer the newest release is, or null */
export function decideUpdate(situation: Situation): Offer['kind'] | null {
  const { own, latest, wish, ignored, restarted, isAsked } = situation;
  if (latest.id === own.id) return null;
  // A host that still answers with an older release must not take the app back.
  if (compareVersions(latest.version, own.version) < 0) return null;
  const minimums = [latest.minimumVersion, wish?.minimumVersion ?? '0.0.0'];
  if (minimums.some((minimum) => compareVersions(own.version, minimum) < 0)) return 'forced';
  if (wish?.revision === latest.id && restarted !== latest.id) return 'wanted';
  if (!isAsked && ignored.includes(latest.id)) return null;
  return 'optional';
}
