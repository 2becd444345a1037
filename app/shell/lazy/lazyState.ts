import type { ComponentType } from 'react';

/** How far the code of a screen has come. `waiting` shows nothing yet, `slow` a placeholder. */
export type LazyState =
  | { status: 'waiting' | 'slow' | 'failed' }
  | { status: 'ready'; Screen: ComponentType };

export type LazyFact =
  | { type: 'load-started' }
  | { type: 'delay-passed' }
  | { type: 'timeout-passed' }
  | { type: 'load-failed' }
  | { type: 'loaded'; Screen: ComponentType };

/** A screen that arrives after its timeout is still shown; nothing takes a ready screen away. */
export function reduceLazy(state: LazyState, fact: LazyFact): LazyState {
  if (state.status === 'ready') return state;
  switch (fact.type) {
    case 'load-started':
      return state.status === 'failed' ? { status: 'waiting' } : state;
    case 'delay-passed':
      return state.status === 'waiting' ? { status: 'slow' } : state;
    case 'timeout-passed':
    case 'load-failed':
      return { status: 'failed' };
    case 'loaded':
      return { status: 'ready', Screen: fact.Screen };
  }
}
