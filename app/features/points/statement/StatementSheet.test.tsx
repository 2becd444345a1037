// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { OpenedSheet } from '../../../../tests/support/openedSheet.tsx';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import errors from '../../../locales/en-US/common.errors.json';
import texts from '../../../locales/en-US/points.statement.json';
import { StatementSheet } from './StatementSheet.tsx';

let screen: ShownScreen;
afterEach(async () => {
  vi.restoreAllMocks();
  await screen.close();
});

const row = (seq: number, amount: number) => ({
  seq,
  createdAt: 1_800_000_000,
  type: 'grant',
  orderNo: 'G20260309-7K3M9Q2FXA',
  amount,
  availableAfter: amount,
});

type Input = { cursor?: string; from: number; to: number };

async function open(answer: (input: Input) => unknown) {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  });
  const { store, session } = member();
  const backend = answeringBackend({ 'points.statement': answer });
  let isClosed = false;
  const onClosed = () => {
    isClosed = true;
  };
  const props = { nameOf: ({ type }: { type: string }) => type };
  const sheet = <OpenedSheet sheet={StatementSheet} {...{ props, onClosed }} />;
  screen = await showScreen(sheet, { services: { backend, session } }, store);
  await screen.settles(() => document.querySelector('[role="dialog"]') !== null);
  return { backend, saved, isClosed: () => isClosed };
}

describe('StatementSheet', () => {
  it('saves all pages of the days that were chosen', async () => {
    const { backend, saved, isClosed } = await open(({ cursor }) =>
      cursor === undefined
        ? { opening: 10, closing: 15, list: [row(1, 7)], next: 'n' }
        : { opening: 10, closing: 15, list: [row(2, -2)], next: null },
    );
    await screen.type(texts.from, '2026-03-01');
    await screen.type(texts.to, '2026-03-09');
    await screen.tap(texts.saveFile);
    await screen.settles(isClosed);
    expect(backend.asked.map(({ input }) => input)).toEqual([
      {
        from: new Date(2026, 2, 1).getTime() / 1000,
        to: new Date(2026, 2, 10).getTime() / 1000,
        limit: 50,
      },
      expect.objectContaining({ cursor: 'n' }),
    ]);
    const text = (await saved[0]?.text()) ?? '';
    expect(text).toContain('"G20260309-7K3M9Q2FXA",0.07,0.07');
    expect(text).toContain(`"${texts.closing}","","",0.15`.replaceAll('""', ''));
  });

  it('asks for nothing while the days are no span', async () => {
    const { backend } = await open(() => undefined);
    await screen.type(texts.from, '2026-03-09');
    await screen.type(texts.to, '2026-03-01');
    await screen.tap(texts.saveFile);
    await screen.shows(texts.daysTurned);
    expect(backend.asked).toEqual([]);
  });

  it('says how far it is, and stops when it is told to', async () => {
    const { saved, isClosed } = await open(({ cursor }) =>
      cursor === undefined
        ? { opening: 0, closing: 7, list: [row(1, 7)], next: 'n' }
        : new Promise(() => undefined),
    );
    await screen.tap(texts.saveFile);
    await screen.shows('Rows read: 1');
    await screen.tap('Cancel');
    expect(screen.text()).not.toContain('Rows read');
    expect(screen.has(texts.saveFile)).toBe(true);
    expect(saved).toEqual([]);
    expect(isClosed()).toBe(false);
  });

  it('says what went wrong, and saves nothing', async () => {
    const { saved } = await open(failing('points.statement', { kind: 'network' }));
    await screen.tap(texts.saveFile);
    await screen.shows(errors.network);
    expect(saved).toEqual([]);
  });
});
