export type Answer = 'accept' | 'decline';

/** The answers under way, by the id of the application. */
export type Answering = ReadonlyMap<string, Answer>;

export type AnswerFact =
  | { type: 'answer-began'; id: string; answer: Answer }
  | { type: 'answer-ended'; id: string };

export const nothingAnswered: Answering = new Map();

/** One answer per application at a time: a second one changes nothing. */
export function answering(state: Answering, fact: AnswerFact): Answering {
  const isUnderWay = state.has(fact.id);
  if (fact.type === 'answer-began') {
    return isUnderWay ? state : new Map([...state, [fact.id, fact.answer]]);
  }
  return isUnderWay ? new Map([...state].filter(([id]) => id !== fact.id)) : state;
}
