// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readerWhoKnows } from '../../../../tests/support/people.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError } from '../../../contract/callError.ts';
import type { Backend } from '../../../core/backend/backend.ts';
import { pathToContentReport } from '../../../core/navigation/paths.ts';
import reporting from '../../../locales/en-US/contacts.report.json' with { type: 'json' };
import { ReportScreen } from './ReportScreen.tsx';

let page: ShownScreen;
afterEach(async () => {
  await page.close();
  sessionStorage.clear();
});

/** @param answer what becomes of the report */
async function open(
  answer: () => Promise<unknown>,
  userID = 'bea',
  address = `/pages/chat/report?userID=${userID}`,
): Promise<unknown[]> {
  const sent: unknown[] = [];
  const call = (_declared: unknown, input: unknown, options: unknown) => {
    sent.push({ input, options });
    return answer();
  };
  const backend = { ...idleServices.backend, call: call as Backend['call'] };
  const store = readerWhoKnows();
  page = await showScreen(<ReportScreen />, { services: { backend }, address }, store);
  return sent;
}

describe('reporting a person', () => {
  it('needs a reason, sends what was written, and asks whether to block them too', async () => {
    const sent = await open(async () => ({ reportId: 'r1' }));
    await page.tap(reporting.send);
    await page.shows(reporting.reasonMissing);
    expect(sent).toEqual([]);
    await page.tap(reporting.fraud);
    await page.type(reporting.words, ' A top-up. ');
    await page.tap(reporting.send);
    await page.shows(reporting.sentTitle);
    const input = { about: 'user', userId: 'bea', reason: 'fraud', words: 'A top-up.', images: [] };
    expect(sent).toEqual([{ input, options: { intent: 'report:bea' } }]);
    await page.tap(reporting.blockToo);
    await page.shows('Block');
  });

  it('tells of a group in the same way, and blocks nobody', async () => {
    const sent = await open(async () => ({ reportId: 'r1' }), '&groupID=g1');
    await page.tap(reporting.fraud);
    await page.tap(reporting.send);
    await page.shows(reporting.sentShort);
    const input = { about: 'group', groupId: 'g1', reason: 'fraud', words: '', images: [] };
    expect(sent).toEqual([{ input, options: { intent: 'report:g1' } }]);
    expect(page.has(reporting.blockToo)).toBe(false);
  });

  it.each([
    ['video', 'Report the video “'],
    ['highlight', 'Report the highlight “'],
  ] as const)('tells of a %s by its title', async (kind, lead) => {
    const address = pathToContentReport(kind, 'c/1', 'Boats & tides');
    const sent = await open(async () => ({ reportId: 'r1' }), '', address);
    await page.shows(lead);
    await page.shows('Boats & tides');
    await page.tap(reporting.sexual);
    await page.tap(reporting.send);
    await page.shows(reporting.sentShort);
    const input = { about: kind, contentId: 'c/1', reason: 'sexual', words: '', images: [] };
    expect(sent).toEqual([{ input, options: { intent: `report:${kind}:c/1` } }]);
    expect(page.has(reporting.blockToo)).toBe(false);
  });

  it('says that nobody knows whether it arrived, and sends it again as the same', async () => {
    const sent = await open(() =>
      Promise.reject(new CallError('people.report', { kind: 'network' })),
    );
    await page.tap(reporting.spam);
    await page.tap(reporting.send);
    await page.shows(reporting.unconfirmed);
    await page.tap(reporting.send);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each(['', 'u1'])('reports nobody of the id "%s"', async (userID) => {
    await open(async () => ({}), userID);
    await page.shows(reporting.goneTitle);
  });
});
