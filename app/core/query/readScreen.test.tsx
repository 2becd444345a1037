// @vitest-environment happy-dom

import { act, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AnsweringBackend,
  answeringBackend,
  failing,
} from '../../../tests/support/answers.ts';
import { member } from '../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { declareCall } from '../../contract/call.ts';
import errors from '../../locales/en-US/common.errors.json';
import common from '../../locales/en-US/common.json';
import shellFrame from '../../locales/en-US/shell.frame.json';
import { onlineAtom } from '../backend/onlineAtom.ts';
import { PageArrival } from '../screen/pageArrival.ts';
import { SubScreen } from '../screen/SubScreen.tsx';
import { pageSize } from './pages.ts';
import { ReadMore } from './ReadMore.tsx';
import { ReadPart } from './ReadPart.tsx';
import { usePagedCall } from './usePagedCall.ts';

const pieceList = declareCall({
  name: 'media.pieceList',
  path: '/media/pieceList',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Pieces of a collection, newest first. Made up for this test.',
  input: v.object({ collection: v.string(), page: v.number(), pageSize: v.number() }),
  output: v.object({ list: v.array(v.object({ id: v.string() })), total: v.number() }),
  errors: [],
});

const idOf = ({ id }: { id: string }): string => id;
const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;
const arrived = vi.fn();
let refresh: () => void;

function Pieces({ collection = 'a' }: { collection?: string }) {
  const pieces = usePagedCall(pieceList, { collection }, { idOf });
  refresh = pieces.readAgain;
  return (
    <PageArrival value={arrived}>
      <SubScreen title="Pieces" parent="/">
        <ReadPart
          read={pieces}
          failedTitle="Nothing came."
          empty={{ isEmpty, content: <p>Nothing here.</p> }}
        >
          {(list) => (
            <>
              <ul>
                {list.map(({ id }) => (
                  <li key={id}>{id}</li>
                ))}
              </ul>
              <ReadMore read={pieces} />
            </>
          )}
        </ReadPart>
      </SubScreen>
    </PageArrival>
  );
}

function Collections() {
  const [collection, setCollection] = useState('a');
  return (
    <>
      <button type="button" onClick={() => setCollection('b')}>
        Other collection
      </button>
      <Pieces collection={collection} />
    </>
  );
}

/** Pieces `a0`, `a1` … of a collection; `newer` have come before them since. */
function shelf(count: number) {
  const state = { count, newer: 0 };
  const answer = (input: { collection: string; page: number; pageSize: number }) => {
    const { collection, page, pageSize: size } = input;
    const all = Array.from({ length: state.newer + state.count }, (_, at) => ({
      id: `${collection}${at - state.newer}`,
    }));
    return { list: all.slice((page - 1) * size, page * size), total: all.length };
  };
  return { state, answer };
}

let person: ReturnType<typeof member>;
let screen: ShownScreen;
beforeEach(() => {
  person = member();
  arrived.mockClear();
});
afterEach(() => screen.close());

async function open(backend: AnsweringBackend, content = <Pieces />): Promise<void> {
  const services = { backend, session: person.session };
  screen = await showScreen(content, { texts: {}, services }, person.store);
}

const backendOf = (answer: (input: never) => unknown) =>
  answeringBackend({ 'media.pieceList': answer });
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const ids = (from: number, to: number, collection = 'a') =>
  Array.from({ length: to - from }, (_, at) => `${collection}${from + at}`);
const waits = () =>
  document.querySelector(`[role="status"][aria-label="${common.loading}"]`) !== null;
const lost = failing('media.pieceList', { kind: 'network' });

describe('a screen that reads a list', () => {
  it('says that it is on its way, then shows it, and tells the page that it arrived, once', async () => {
    let give: (page: unknown) => void = () => undefined;
    const given = new Promise((resolve) => {
      give = resolve;
    });
    await open(backendOf(() => given));
    expect(waits()).toBe(true);
    expect(arrived).not.toHaveBeenCalled();
    await act(async () => give({ list: [{ id: 'a0' }], total: 1 }));
    await screen.shows('a0');
    expect(waits()).toBe(false);
    expect(arrived).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing', async () => {
    await open(backendOf(shelf(0).answer));
    await screen.shows('Nothing here.');
  });

  it('says why nothing came, keeps saying so during the next try, and shows what that brings', async () => {
    const backend = backendOf(lost);
    await open(backend);
    await screen.shows('Nothing came.');
    expect(screen.text()).toContain(errors.network);
    let give: (page: unknown) => void = () => undefined;
    backend.answer(
      'media.pieceList',
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    await screen.tap(common.tryAgain);
    expect(screen.text()).toContain('Nothing came.');
    expect(waits()).toBe(false);
    await act(async () => give({ list: [{ id: 'a0' }], total: 1 }));
    await screen.shows('a0');
    expect(screen.text()).not.toContain('Nothing came.');
  });

  it('reads on, and shows once what moved to the next page meanwhile', async () => {
    const { state, answer } = shelf(pageSize + 5);
    await open(backendOf(answer));
    await screen.shows('a0');
    expect(shown()).toEqual(ids(0, pageSize));
    state.newer = 2;
    await screen.tap(common.showMore);
    await screen.shows(common.noMore);
    expect(shown()).toEqual(ids(0, pageSize + 5));
  });

  it('keeps what it has where more does not come, and reads on when asked', async () => {
    const { answer } = shelf(pageSize + 5);
    const backend = backendOf(answer);
    await open(backend);
    await screen.shows('a0');
    backend.answer('media.pieceList', lost);
    await screen.tap(common.showMore);
    await screen.shows(common.tryAgain);
    expect(shown()).toEqual(ids(0, pageSize));
    expect(screen.text()).not.toContain(common.notUpdated);
    backend.answer('media.pieceList', answer);
    await screen.tap(common.tryAgain);
    await screen.shows(common.noMore);
    expect(shown()).toEqual(ids(0, pageSize + 5));
  });

  it('is back at the first page after a refresh, and shows the old ones until then', async () => {
    const { state, answer } = shelf(pageSize + 5);
    const backend = backendOf(answer);
    await open(backend);
    await screen.shows('a0');
    await screen.tap(common.showMore);
    await screen.shows(common.noMore);
    state.newer = 1;
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    backend.answer('media.pieceList', async (input) => {
      await gate;
      return answer(input);
    });
    await act(async () => refresh());
    expect(shown()).toEqual(ids(0, pageSize + 5));
    await act(async () => go());
    await screen.shows('a-1');
    expect(shown()).toEqual(ids(-1, pageSize - 1));
    expect(backend.asked).toHaveLength(3);
  });

  it('keeps all pages where the refresh fails, says so in a line, and tries again from there', async () => {
    const { state, answer } = shelf(pageSize + 5);
    const backend = backendOf(answer);
    await open(backend);
    await screen.shows('a0');
    await screen.tap(common.showMore);
    await screen.shows(common.noMore);
    backend.answer('media.pieceList', lost);
    await act(async () => refresh());
    await screen.shows(common.notUpdated);
    expect(shown()).toEqual(ids(0, pageSize + 5));
    state.newer = 1;
    backend.answer('media.pieceList', answer);
    await screen.tap(common.tryAgain);
    await screen.shows('a-1');
    expect(screen.text()).not.toContain(common.notUpdated);
  });

  it('says once that the device is offline, and keeps what it has', async () => {
    const backend = backendOf(shelf(3).answer);
    await open(backend);
    await screen.shows('a0');
    backend.answer('media.pieceList', failing('media.pieceList', { kind: 'offline' }));
    await act(async () => person.store.set(onlineAtom, false));
    await act(async () => refresh());
    expect(screen.text().split(shellFrame.offlineSaved)).toHaveLength(2);
    expect(screen.text()).not.toContain(common.notUpdated);
    expect(shown()).toEqual(ids(0, 3));
  });

  it('does not claim to show what was saved where nothing was', async () => {
    await open(backendOf(failing('media.pieceList', { kind: 'offline' })));
    await act(async () => person.store.set(onlineAtom, false));
    await screen.shows('Nothing came.');
    const bar = document.querySelector('[role="status"]');
    expect(bar?.textContent).toBe(shellFrame.offline);
    expect(screen.text()).not.toContain(shellFrame.offlineSaved);
  });

  it('starts anew with another input, and tells nothing of the one before', async () => {
    const backend = backendOf(lost);
    await open(backend, <Collections />);
    await screen.shows('Nothing came.');
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { answer } = shelf(3);
    backend.answer('media.pieceList', async (input) => {
      await gate;
      return answer(input);
    });
    await screen.tap('Other collection');
    expect(screen.text()).not.toContain('Nothing came.');
    expect(waits()).toBe(true);
    await act(async () => go());
    await screen.shows('b0');
    expect(shown()).toEqual(ids(0, 3, 'b'));
  });

  it('shows all pages at once when it is opened again, so that its scroll position fits', async () => {
    const backend = backendOf(shelf(pageSize + 5).answer);
    await open(backend);
    await screen.shows('a0');
    await screen.tap(common.showMore);
    await screen.shows(common.noMore);
    await screen.close();
    await open(backend);
    expect(shown()).toEqual(ids(0, pageSize + 5));
    expect(backend.asked).toHaveLength(2);
  });
});
