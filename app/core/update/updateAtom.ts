import { atom } from 'jotai';
import type { Release } from '../../brand/data.ts';

export type Offer = {
  release: Release;
  /** This version is too old to go on. */
  isForced: boolean;
  /** The person asked for it. */
  isAsked: boolean;
};

export type UpdateState = {
  /** What the last look found out, for the page that asked. */
  check: 'idle' | 'checking' | 'current' | 'failed';
  /** The release offered to the person, until they decide. */
  offer: Offer | null;
  /** Whether the update itself is running, or failed. */
  work: 'idle' | 'updating' | 'failed';
};

export type UpdateFact =
  | { type: 'check-started' }
  | { type: 'check-failed' }
  | { type: 'nothing-found' }
  | ({ type: 'update-found' } & Offer)
  | { type: 'offer-declined' }
  | { type: 'update-started' }
  | { type: 'update-failed' };

export const noUpdate: UpdateState = { check: 'idle', offer: null, work: 'idle' };

export function reduceUpdate(state: UpdateState, fact: UpdateFact): UpdateState {
  switch (fact.type) {
    case 'check-started':
      return { ...state, check: 'checking' };
    case 'check-failed':
      return { ...state, check: 'failed' };
    case 'nothing-found':
      return { ...state, check: 'current', offer: state.offer?.isForced ? state.offer : null };
    case 'update-found': {
      const { release, isForced, isAsked } = fact;
      return { ...state, check: 'idle', offer: { release, isForced, isAsked } };
    }
    case 'offer-declined':
      // A forced update cannot be declined.
      return state.offer?.isForced ? state : noUpdate;
    case 'update-started':
      return state.offer ? { ...state, work: 'updating' } : state;
    case 'update-failed':
      return { ...state, work: 'failed' };
  }
}

const stateAtom = atom(noUpdate);

/** What is known about a newer release; written with facts. */
export const updateAtom = atom(
  (get) => get(stateAtom),
  (_get, set, fact: UpdateFact) => set(stateAtom, (state) => reduceUpdate(state, fact)),
);
