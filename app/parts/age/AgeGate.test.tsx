// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../tests/support/answers.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { CallError, type DeclaredFailure } from '../../contract/callError.ts';
import errors from '../../locales/en-US/common.errors.json';
import { AgeGate } from './AgeGate.tsx';
import { ageAsked } from './ageAsked.ts';

let screen: ShownScreen;

const unconfirmed: DeclaredFailure = {
  kind: 'declared',
  domain: 'user',
  name: 'ageUnconfirmed',
  data: { minimumAge: 21 },
  message: '',
};

async function open(answer: () => unknown = () => ({ confirmedAt: 1 })) {
  const backend = answeringBackend({ 'user.confirmAge': answer });
  const seen = { confirmed: 0 };
  screen = await showScreen(
    <AgeGate age={21} parent="/parent" onConfirmed={() => (seen.confirmed += 1)} />,
    { services: { backend } },
  );
  return { backend, seen };
}

describe('AgeGate', () => {
  afterEach(() => screen.close());

  it('says the age, and tells the platform once the person confirms it', async () => {
    const { backend, seen } = await open();
    expect(screen.text()).toContain('You must be 21 or over to use this section.');
    expect(seen.confirmed).toBe(0);
    await screen.tap("I'm 21 or over");
    expect(seen.confirmed).toBe(1);
    expect(backend.asked).toEqual([
      { name: 'user.confirmAge', input: { minimumAge: 21 }, intent: 'confirm-age' },
    ]);
  });

  it('stays shut while nobody has confirmed it, and can be tried again', async () => {
    const { backend, seen } = await open(failing('user.confirmAge', { kind: 'offline' }));
    await screen.tap("I'm 21 or over");
    await screen.shows(errors.offline);
    expect(seen.confirmed).toBe(0);
    backend.answer('user.confirmAge', () => ({ confirmedAt: 1 }));
    await screen.tap("I'm 21 or over");
    expect(seen.confirmed).toBe(1);
    expect(screen.text()).not.toContain(errors.offline);
  });

  it('leads back without a word to the platform', async () => {
    const { backend } = await open();
    await screen.tap('Back');
    expect(screen.address()).toBe('/parent');
    expect(backend.asked).toEqual([]);
  });
});

describe('ageAsked', () => {
  it.each([
    { what: 'a refusal for the age', error: new CallError('a.b', unconfirmed), age: 21 },
    { what: 'a dropped network', error: new CallError('a.b', { kind: 'network' }), age: null },
    { what: 'anything else', error: new Error('x'), age: null },
    { what: 'nothing', error: null, age: null },
  ])('reads $what', ({ error, age }) => {
    expect(ageAsked(error)).toBe(age);
  });
});
