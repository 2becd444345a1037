import type { Release } from '../../brand/data.ts';
import { compareVersions } from './compareVersions.ts';

export type UpdateDecision =
  | { kind: 'none' }
  /** `forced`: this version is too old to go on. */
  | { kind: 'optional' | 'forced'; release: Release };

type Situation = {
  /** The release this page runs. */
  own: Release;
  /** The newest one of the site. */
  latest: Release;
  /** Ids of releases the person chose to ignore. */
  ignored: readonly string[];
  /** True when the person asked; an ignored release is offered again then. */
  isAsked: boolean;
};

/** Specification section 4, "App update". */
export function decideUpdate({ own, latest, ignored, isAsked }: Situation): UpdateDecision {
  if (latest.id === own.id) return { kind: 'none' };
  // A host that still answers with an older release must not take the app back.
  if (compareVersions(latest.version, own.version) < 0) return { kind: 'none' };
  if (compareVersions(own.version, latest.minimumVersion) < 0) {
    return { kind: 'forced', release: latest };
  }
  if (!isAsked && ignored.includes(latest.id)) return { kind: 'none' };
  return { kind: 'optional', release: latest };
}
