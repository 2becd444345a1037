import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormFact, type FormState, reduceForm, startForm } from './formState.ts';

type Name = 'account' | 'password';
type Problem = 'empty' | 'wrong';
type State = FormState<Name, Problem>;
type Fact = FormFact<Name, Problem>;

const start: State = startForm({ account: '', password: '' });
const run = (...facts: Fact[]): State => facts.reduce<State>(reduceForm, start);

describe('reduceForm', () => {
  it('forgets what the server said of a field once its text changes', () => {
    const refused = run({ type: 'blamed', problems: { account: 'wrong', password: 'wrong' } });
    const after = reduceForm(refused, { type: 'changed', name: 'password', value: 'x' });
    expect(after.refused).toEqual({ account: 'wrong' });
  });

  it('starts a sending without old blame', () => {
    const state = run(
      { type: 'blamed', problems: { account: 'wrong' } },
      { type: 'failed', failure: new Error('before') },
      { type: 'send-started' },
    );
    expect(state).toMatchObject({ isSending: true, refused: {}, failure: null });
  });

  it('shows every problem once a sending was refused', () => {
    expect(run({ type: 'send-refused' }).visited).toEqual(['account', 'password']);
  });

  it('keeps the texts through everything but a change, a filling and a clearing', () => {
    const facts = fc.constantFrom<Fact>(
      { type: 'left', name: 'account' },
      { type: 'excused', name: 'account' },
      { type: 'send-refused' },
      { type: 'send-started' },
      { type: 'send-ended' },
      { type: 'blamed', problems: { password: 'wrong' } },
      { type: 'failed', failure: 1 },
    );
    const typed = run({ type: 'filled', values: { account: 'ana', password: 'secret1' } });
    fc.assert(
      fc.property(fc.array(facts), (list) => {
        const after = list.reduce<State>(reduceForm, typed);
        expect(after.values).toEqual({ account: 'ana', password: 'secret1' });
      }),
    );
  });
});
