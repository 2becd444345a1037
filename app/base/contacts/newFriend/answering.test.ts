import { describe, expect, it } from 'vitest';
import { type AnswerFact, answering, nothingAnswered } from './answering.ts';

const began = (id: string, answer: 'accept' | 'decline'): AnswerFact => ({
  ...{ type: 'answer-began', id, answer },
});
const stateAfter = (...facts: AnswerFact[]) => [...facts.reduce(answering, nothingAnswered)];

describe('answering', () => {
  it('keeps the first answer to an application until it has ended', () => {
    expect(stateAfter(began('a', 'accept'), began('a', 'decline'))).toEqual([['a', 'accept']]);
    const ended: AnswerFact = { type: 'answer-ended', id: 'a' };
    expect(stateAfter(began('a', 'accept'), ended, began('a', 'decline'))).toEqual([
      ['a', 'decline'],
    ]);
  });

  it('keeps applications apart', () => {
    const ended: AnswerFact = { type: 'answer-ended', id: 'a' };
    expect(stateAfter(began('a', 'accept'), began('b', 'decline'), ended)).toEqual([
      ['b', 'decline'],
    ]);
  });

  it('is the same object where nothing changes', () => {
    const one = answering(nothingAnswered, began('a', 'accept'));
    expect(answering(one, began('a', 'decline'))).toBe(one);
    expect(answering(one, { type: 'answer-ended', id: 'b' })).toBe(one);
  });
});
