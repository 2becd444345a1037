import { describe, expect, it } from 'vitest';
import {
  contentOf,
  nothingPicked,
  originalBytes,
  type PickedFact,
  type Prepared,
  reducePicked,
} from './pickedState.ts';

const file = (name: string) => new File(['1234567890'], name, { type: 'image/png' });
const files = [file('a.png'), file('b.png')];
const original = { blob: new Blob(['1234567890']), width: 3_000, height: 1_500 };
const small = { blob: new Blob(['1234']), width: 1_600, height: 800 };
const picture: Prepared = { kind: 'image', ways: { original, small } };
const stateAfter = (...facts: PickedFact[]) => facts.reduce(reducePicked, nothingPicked);
const read = (id: number, prepared: Prepared = picture): PickedFact => ({
  ...{ type: 'read', id, prepared, preview: 'blob:x' },
});

describe('reducePicked', () => {
  it('keeps the order, and gives no number twice', () => {
    const state = stateAfter(
      { type: 'chosen', files },
      { type: 'removed', id: 1 },
      { type: 'chosen', files: [file('c.png')] },
      read(2),
      read(0),
    );
    expect(state.items.map(({ id, status }) => [id, status])).toEqual([
      [0, 'ready'],
      [2, 'ready'],
    ]);
  });

  it('minds nothing that is said of what was removed', () => {
    const state = stateAfter({ type: 'chosen', files }, { type: 'removed', id: 0 }, read(0));
    expect(state.items.map(({ id, status }) => [id, status])).toEqual([[1, 'reading']]);
  });

  it('holds what could not be kept, and not what was', () => {
    const state = stateAfter(
      { type: 'chosen', files },
      read(0),
      read(1),
      { type: 'sendingBegan' },
      { type: 'kept', id: 0 },
      { type: 'notKept' },
    );
    expect(state.items.map(({ id }) => id)).toEqual([1]);
    expect(state.sending).toBe('refused');
  });
});

it('says what all pictures weigh as they are, where there is a choice', () => {
  const moving: Prepared = { kind: 'image', ways: { original, small: null } };
  expect(originalBytes(stateAfter({ type: 'chosen', files }))).toBeNull();
  expect(originalBytes(stateAfter({ type: 'chosen', files }, read(0, moving)))).toBeNull();
  expect(originalBytes(stateAfter({ type: 'chosen', files }, read(0, moving), read(1)))).toBe(20);
});

it('sends each kind with its measures', () => {
  const [one] = files;
  if (!one) throw new Error('There is no file.');
  expect(contentOf(one, picture, false)).toMatchObject({
    kind: 'image',
    width: 1_600,
    height: 800,
  });
  expect(contentOf(one, picture, true)).toMatchObject({ kind: 'image', width: 3_000 });
  expect(
    contentOf(
      one,
      { kind: 'video', file: one, poster: small, width: 640, height: 360, duration: 7 },
      false,
    ),
  ).toMatchObject({ kind: 'video', width: 640, height: 360, duration: 7, poster: { name: '' } });
  expect(contentOf(one, { kind: 'file', file: one }, false)).toMatchObject({ kind: 'file' });
});
