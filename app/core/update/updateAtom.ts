import { atom } from 'jotai';
import type { Release } from '../../brand/data.ts';
import type { InstallProblem } from '../../platform/serviceWorker.ts';
import type { Hold } from '../busy/holds.ts';

export type Offer = {
  release: Release;
  /**
   * `forced`: this version is too old to go on. `wanted`: the platform wants the release installed, which
   * then needs no consent.
   */
  kind: 'optional' | 'wanted' | 'forced';
  /** The person asked for it. */
  isAsked: boolean;
};

/** What a restart waits for; `use`: the person has put the update aside and is looking at the app. */
export type RestartHold = Hold | 'typing' | 'playing' | 'use';

/** How far the release offered is. Bytes uncompressed, of what was missing; a total of 0 is not known yet. */
export type UpdateWork =
  | { phase: 'idle' }
  | { phase: 'downloading'; received: number; total: number }
  /** All files are here and right. */
  | { phase: 'installing' }
  /** It can take over. */
  | { phase: 'ready' }
  | { phase: 'held'; by: RestartHold }
  | { phase: 'restarting' }
  | { phase: 'failed'; problem: InstallProblem };

export type UpdateState = {
  /** What the last look found out, for the page that asked. */
  check: 'idle' | 'checking' | 'current' | 'failed';
  /** The release offered to the person, until they decide. */
  offer: Offer | null;
  /** It is to be installed: somebody decided so. */
  isAccepted: boolean;
  /** The update page is in front. */
  isShown: boolean;
  work: UpdateWork;
};

export type UpdateFact =
  | { type: 'check-started' }
  | { type: 'check-failed' }
  | { type: 'nothing-found' }
  | ({ type: 'update-found' } & Offer)
  | { type: 'offer-declined' }
  | { type: 'update-accepted' }
  | { type: 'page-shown' }
  | { type: 'page-left' }
  | { type: 'download-started' }
  | { type: 'download-progressed'; received: number; total: number }
  | { type: 'release-installed' }
  | { type: 'restart-held'; by: RestartHold }
  | { type: 'restart-began' }
  | { type: 'update-failed'; problem: InstallProblem };

export const noUpdate: UpdateState = {
  check: 'idle',
  offer: null,
  isAccepted: false,
  isShown: false,
  work: { phase: 'idle' },
};

export function reduceUpdate(state: UpdateState, fact: UpdateFact): UpdateState {
  switch (fact.type) {
    case 'check-started':
      return { ...state, check: 'checking' };
    case 'check-failed':
      return { ...state, check: 'failed' };
    case 'nothing-found':
      return { ...dropped(state), check: 'current' };
    case 'update-found': {
      const { type: _, ...offer } = fact;
      const isSame = state.offer?.release.id === offer.release.id;
      const isAccepted = offer.kind === 'wanted' || (isSame && state.isAccepted);
      const work = isSame ? state.work : noUpdate.work;
      return { ...state, check: 'idle', offer, isAccepted, work };
    }
    case 'offer-declined':
      return dropped(state);
    case 'page-shown':
      return { ...state, isShown: true };
    case 'page-left':
      return { ...state, isShown: false };
    default:
      // The browser may install a release before it is found, or offered.
      return state.offer ? { ...state, ...reduceWork(state, fact) } : state;
  }
}

/** A forced update cannot be declined, and one that goes on is put aside instead. */
function dropped(state: UpdateState): UpdateState {
  if (state.offer?.kind === 'forced' || state.isAccepted) return state;
  return { ...noUpdate, isShown: state.isShown };
}

type WorkFact = Extract<
  UpdateFact,
  {
    type:
      | 'update-accepted'
      | 'download-started'
      | 'download-progressed'
      | 'release-installed'
      | 'restart-held'
      | 'restart-began'
      | 'update-failed';
  }
>;

function reduceWork(state: UpdateState, fact: WorkFact): Partial<UpdateState> {
  const { work, isAccepted } = state;
  const isHere = ['ready', 'held', 'restarting'].includes(work.phase);
  const isFree = isAccepted && (work.phase === 'ready' || work.phase === 'held');
  switch (fact.type) {
    case 'update-accepted':
      return { isAccepted: true, work: work.phase === 'failed' ? noUpdate.work : work };
    case 'download-started':
      if (isHere || work.phase === 'downloading') return {};
      return { work: { phase: 'downloading', received: 0, total: 0 } };
    case 'download-progressed': {
      const { received, total } = fact;
      if (isHere) return {};
      const isWhole = received >= total;
      return {
        work: isWhole ? { phase: 'installing' } : { phase: 'downloading', received, total },
      };
    }
    case 'release-installed':
      return isHere ? {} : { work: { phase: 'ready' } };
    case 'restart-held':
      return isFree ? { work: { phase: 'held', by: fact.by } } : {};
    case 'restart-began':
      return isFree ? { work: { phase: 'restarting' } } : {};
    case 'update-failed':
      return { work: { phase: 'failed', problem: fact.problem } };
  }
}

const stateAtom = atom(noUpdate);

/** What is known about a newer release; written with facts. */
export const updateAtom = atom(
  (get) => get(stateAtom),
  (_get, set, fact: UpdateFact) => set(stateAtom, (state) => reduceUpdate(state, fact)),
);
