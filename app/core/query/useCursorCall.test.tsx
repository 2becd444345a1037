// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type AnsweringBackend,
  answeringBackend,
  failing,
} from '../../../tests/support/answers.ts';
import { member } from '../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { statement } from '../../contract/points/statement.ts';
import { onlineAtom } from '../backend/onlineAtom.ts';
import { nextCursorOf } from './nextCursor.ts';
import { ReadMore } from './ReadMore.tsx';
import { useCursorCall } from './useCursorCall.ts';

type Row = { seq: number };
type Input = { cursor?: string; limit: number };

let screen: ShownScreen;
afterEach(async () => {
  Reflect.deleteProperty(document, 'visibilityState');
  await screen?.close();
});

const idOf = ({ seq }: Row): string => String(seq);
const span = { from: 1, to: 2 };
const page = (seqs: number[], next: string | null) => ({
  list: seqs.map((seq) => ({ seq })),
  next,
});

function Rows({ readEvery }: { readEvery?: number }) {
  const read = useCursorCall(statement, span, { idOf, readEvery });
  return (
    <>
      <p>Rows: {read.data?.map(({ seq }) => seq).join(' ')}.</p>
      <p>Pages: {read.pages.length}.</p>
      {read.isReading && <p>Reading.</p>}
      {read.error && <p>Failed.</p>}
      <ReadMore read={read} />
    </>
  );
}

async function open(backend: AnsweringBackend, readEvery?: number) {
  const { store, session } = member();
  const content = <Rows {...(readEvery === undefined ? {} : { readEvery })} />;
  screen = await showScreen(content, { services: { backend, session } }, store);
  return store;
}

/** Waits a while of the real clock. */
const pass = (time: number) =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, time)));

describe('useCursorCall', () => {
  it('asks for the part after the last one, and shows each row once', async () => {
    const parts: Record<string, ReturnType<typeof page>> = {
      first: page([1, 2], 'a'),
      a: page([2, 3], 'b'),
      b: page([4], null),
    };
    const backend = answeringBackend({
      'points.statement': ({ cursor }: Input) => parts[cursor ?? 'first'],
    });
    await open(backend);
    await screen.shows('Rows: 1 2.');
    await screen.tap('Show more');
    await screen.shows('Rows: 1 2 3.');
    await screen.tap('Show more');
    await screen.shows('Rows: 1 2 3 4.');
    await screen.shows('No more');
    await screen.shows('Pages: 3.');
    expect(backend.asked.map(({ input }) => input)).toEqual([
      { ...span, limit: 20 },
      { ...span, limit: 20, cursor: 'a' },
      { ...span, limit: 20, cursor: 'b' },
    ]);
  });

  it('keeps what came where the next part does not, and offers another try', async () => {
    const backend = answeringBackend({ 'points.statement': () => page([1], 'a') });
    await open(backend);
    await screen.shows('Rows: 1.');
    backend.answer('points.statement', failing('points.statement', { kind: 'network' }));
    await screen.tap('Show more');
    await screen.shows('Try again');
    expect(screen.text()).toContain('Rows: 1.');
    expect(screen.text()).not.toContain('Failed.');
  });
});

describe('nextCursorOf', () => {
  it('ends, whatever cursors a server makes up', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom('a', 'b', 'c', null)), (cursors) => {
        const pages: { list: never[]; next: string | null }[] = [];
        let next: string | undefined = 'first';
        for (const cursor of cursors) {
          if (next === undefined) break;
          pages.push({ list: [], next: cursor });
          next = nextCursorOf(pages);
        }
        expect(pages.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('readEvery', () => {
  const counting = () => {
    let count = 0;
    return answeringBackend({
      'points.statement'() {
        count += 1;
        return page([count], null);
      },
    });
  };

  it('shows what is new by itself, without a mark', async () => {
    const backend = counting();
    await open(backend, 5);
    await screen.shows('Rows: ');
    backend.answer('points.statement', async () => {
      expect(screen.text()).not.toContain('Reading.');
      return page([70], null);
    });
    await screen.shows('Rows: 70.');
  });

  it.each([
    ['without it', undefined, false],
    ['while another tab is in front', 5, true],
  ] as const)('asks once %s', async (_, every, isHidden) => {
    if (isHidden) hide();
    const backend = counting();
    await open(backend, every);
    await screen.shows('Rows: 1.');
    await pass(40);
    expect(backend.asked).toHaveLength(1);
  });

  it('waits while there is no network, and goes on after', async () => {
    const backend = counting();
    const store = await open(backend, 5);
    await screen.shows('Rows: ');
    await act(async () => store.set(onlineAtom, false));
    const asked = backend.asked.length;
    await pass(40);
    expect(backend.asked.length).toBeLessThanOrEqual(asked + 1);
    backend.answer('points.statement', () => page([70], null));
    await act(async () => store.set(onlineAtom, true));
    await screen.shows('Rows: 70.');
  });

  it('goes on after a failure', async () => {
    const backend = counting();
    await open(backend, 5);
    await screen.shows('Rows: ');
    backend.answer('points.statement', failing('points.statement', { kind: 'network' }));
    await screen.shows('Failed.');
    backend.answer('points.statement', () => page([70], null));
    await screen.shows('Rows: 70.');
    expect(screen.text()).not.toContain('Failed.');
  });
});

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
}
