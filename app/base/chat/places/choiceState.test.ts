import { expect, it } from 'vitest';
import { type ChoiceFact, chosenPlace, nothingChosen, reduceChoice } from './choiceState.ts';

const after = (...facts: ChoiceFact[]) => facts.reduce(reduceChoice, nothingChosen);
const position = { latitude: 3.15785, longitude: 101.71165, accuracy: 12 };
const saved = { description: 'Home', latitude: 1, longitude: 2 };

it('takes the position that the device found, with how exact it is', () => {
  const state = after(
    { type: 'named', name: ' Gate ' },
    { type: 'asked' },
    { type: 'located', position },
  );
  expect(state.locating).toBe('found');
  expect(chosenPlace(state)).toEqual({ ...position, description: 'Gate' });
});

it('keeps what the person chose while the device was looking', () => {
  for (const chose of [
    { type: 'typed', coordinates: '5, 6' },
    { type: 'picked', place: saved },
  ] as const) {
    const before = after({ type: 'asked' }, chose);
    expect(reduceChoice(before, { type: 'located', position })).toEqual(before);
    expect(reduceChoice(before, { type: 'failed', problem: 'timeout' })).toEqual(before);
  }
});

it('coordinates that were changed by hand are not said to be exact', () => {
  const state = after(
    { type: 'asked' },
    { type: 'located', position },
    { type: 'typed', coordinates: '5, 6' },
  );
  expect(chosenPlace(state)).toMatchObject({ latitude: 5, longitude: 6, accuracy: null });
  expect(chosenPlace(after({ type: 'typed', coordinates: '5, 600' }))).toBeNull();
  expect(chosenPlace(nothingChosen)).toBeNull();
});

it('says why the device did not find out, and asks again', () => {
  const failed = after({ type: 'asked' }, { type: 'failed', problem: 'refused' });
  expect(failed.locating).toBe('refused');
  expect(reduceChoice(failed, { type: 'asked' }).locating).toBe('asking');
});
