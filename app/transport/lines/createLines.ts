import { limits } from '../../lib/limits.ts';
import type { LineReport } from './codeListOutcome.ts';
import { createCodeLists } from './createCodeLists.ts';
import { type LineFact, reduceLines, startLines } from './lineState.ts';
import type { LinesOptions } from './linesOptions.ts';

export type { LineReport } from './codeListOutcome.ts';

/** The base URLs of the backend: which one is in use, and what to do when it does not answer. */
export interface Lines {
  /** Base URL in use, without a slash at its end. */
  current(): string;
  /** Resolves when there is a line worth trying; at once but while backup lists are on their way. */
  ready(): Promise<void>;
  isBlocked(): boolean;
  noteFailure(line: string): void;
  noteSuccess(line: string): void;
  /** HTTP 451: stays on this line until it answers. */
  noteBlocked(): void;
  /** What came of the brand's code URLs, for the about page. */
  report(): readonly LineReport[];
}

export function createLines(options: LinesOptions): Lines {
  let state = startLines(options.api);
  let loading: Promise<void> | null = null;
  let lastLoad = Number.NEGATIVE_INFINITY;

  const lists = createCodeLists(options, (lines) => take({ type: 'list-accepted', lines }));
  const restored = lists.restore();

  const take = (fact: LineFact): void => {
    state = reduceLines(state, fact);
    if (!state.wantsMore || loading) return;
    const isDue = options.clock() - lastLoad >= limits.listInterval;
    if (options.codeUrls.length === 0 || !isDue) {
      take({ type: 'lists-exhausted' });
      return;
    }
    lastLoad = options.clock();
    loading = restored
      .then(() => lists.load())
      .then(() => {
        loading = null;
        if (state.wantsMore) take({ type: 'lists-exhausted' });
      });
  };

  return {
    current: () => state.current,
    ready: () => loading ?? Promise.resolve(),
    isBlocked: () => state.isBlocked,
    noteFailure: (line) => take({ type: 'request-failed', line }),
    noteSuccess: (line) => take({ type: 'request-succeeded', line }),
    noteBlocked: () => take({ type: 'blocked' }),
    report: () => lists.report(),
  };
}
