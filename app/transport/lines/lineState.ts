import { limits } from '../../lib/limits.ts';

/** Which base URLs there are, which one is in use, and how it does. */
export type LineState = {
  /** The brand's own lines in order. */
  own: readonly string[];
  /** The brand's own, then those of the newest backup list. */
  lines: readonly string[];
  /** The line in use, one of `lines`. */
  current: string;
  /** Network failures in a row on the line in use. */
  failures: number;
  /** Lines left behind since the last answer. */
  leftBehind: number;
  /** HTTP 451: the service may not be offered here, so no other line is tried. */
  isBlocked: boolean;
  /** Every line has failed since the last answer; new ones are wanted. */
  wantsMore: boolean;
};

export type LineFact =
  /** No answer, or none of the backend's. Failures of a line that is no longer in use do not count. */
  | { type: 'request-failed'; line: string }
  | { type: 'request-succeeded'; line: string }
  | { type: 'blocked' }
  /** The newest backup list; takes the place of the one before. */
  | { type: 'list-accepted'; lines: readonly string[] }
  /** More lines were wanted, and there are none. */
  | { type: 'lists-exhausted' };

/** @param api the brand's own lines, at least one. */
export function startLines(api: readonly string[]): LineState {
  const own = unique(api);
  return {
    own,
    lines: own,
    current: own[0] ?? '',
    failures: 0,
    leftBehind: 0,
    isBlocked: false,
    wantsMore: false,
  };
}

export function reduceLines(state: LineState, fact: LineFact): LineState {
  switch (fact.type) {
    case 'request-failed':
      return fact.line === state.current && !state.isBlocked ? failed(state) : state;
    case 'request-succeeded':
      if (fact.line !== state.current) return state;
      return { ...state, failures: 0, leftBehind: 0, isBlocked: false, wantsMore: false };
    case 'blocked':
      return { ...state, isBlocked: true, failures: 0, leftBehind: 0, wantsMore: false };
    case 'list-accepted':
      return accepted(state, unique([...state.own, ...fact.lines]));
    case 'lists-exhausted':
      return { ...state, wantsMore: false, leftBehind: 0 };
  }
}

function failed(state: LineState): LineState {
  const failures = state.failures + 1;
  if (failures < limits.failuresPerLine) return { ...state, failures };
  const { lines } = state;
  const leftBehind = state.leftBehind + 1;
  return {
    ...state,
    failures: 0,
    leftBehind,
    current: lines[(lines.indexOf(state.current) + 1) % lines.length] ?? state.current,
    wantsMore: leftBehind >= lines.length,
  };
}

function accepted(state: LineState, lines: readonly string[]): LineState {
  const fresh = lines.find((line) => !state.lines.includes(line));
  const kept = lines.includes(state.current) ? state.current : (lines[0] ?? state.current);
  if (!state.wantsMore || fresh === undefined) return { ...state, lines, current: kept };
  return { ...state, lines, current: fresh, wantsMore: false, leftBehind: 0, failures: 0 };
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.replace(/\/$/, '')))];
}
