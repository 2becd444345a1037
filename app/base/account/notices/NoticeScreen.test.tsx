// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { Notice } from '../../../contract/notice/notice.ts';
import accountNotices from '../../../locales/en-US/account.notices.json';
import common from '../../../locales/en-US/common.json';
import { amountsHiddenAtom } from '../../../parts/money/amountsHidden.ts';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { NoticeScreen } from './NoticeScreen.tsx';

let screen: ShownScreen;
afterEach(async () => {
  localStore.remove(storageKeys.amountsHidden);
  await screen.close();
});

/** A server with so many notices, of which the newest are unread. */
function server(count: number, unread: number) {
  const notices = Array.from(
    { length: count },
    (_, at): Notice => ({
      id: `n${at}`,
      title: `Title ${at}.`,
      content: `Content ${at}.`,
      amounts: [],
      createdAt: 1_700_000_000 - at,
      isRead: at < unread ? 0 : 1,
    }),
  );
  const unreadNow = () => notices.filter(({ isRead }) => isRead === 0).length;
  const mark = (isMeant: (notice: Notice) => boolean) => {
    for (const notice of notices.filter(isMeant)) notice.isRead = 1;
    return { unread: unreadNow() };
  };
  return answeringBackend({
    'notice.noticeList': ({ page, pageSize }: { page: number; pageSize: number }) => ({
      list: structuredClone(notices.slice((page - 1) * pageSize, page * pageSize)),
      total: count,
      unread: unreadNow(),
    }),
    'notice.readOne': ({ id }: { id: string }) => mark((notice) => notice.id === id),
    'notice.readAll': () => mark(() => true),
  });
}

async function open(backend: ReturnType<typeof answeringBackend>, query = '') {
  const person = member({ ...plainProfile, notice: 7 });
  const services = { backend, session: person.session };
  const address = `/pages/my/notice${query}`;
  const options = { services, address };
  screen = await showScreen(<NoticeScreen />, options, person.store);
  return person;
}

const isDisabled = (name: string) => screen.control(name).hasAttribute('disabled');

describe('NoticeScreen', () => {
  it('lists notices newest first, page by page, and brings the count up to date', async () => {
    const person = await open(server(25, 3));
    await screen.shows('Title 19.');
    expect(screen.text()).not.toContain('Title 20.');
    expect(person.profile()?.notice).toBe(3);
    await screen.tap(common.showMore);
    await screen.shows('Title 24.');
    expect(screen.text()).toContain(common.noMore);
  });

  it('marks all as read', async () => {
    const person = await open(server(3, 2));
    await screen.shows('Title 0.');
    expect(screen.text()).toContain(accountNotices.unread);
    await screen.tap(accountNotices.markAllRead);
    await screen.settles(() => !screen.text().includes(accountNotices.unread));
    expect(isDisabled(accountNotices.markAllRead)).toBe(true);
    expect(person.profile()?.notice).toBe(0);
  });

  it('leaves all unread where marking failed', async () => {
    const backend = server(3, 2);
    backend.answer('notice.readAll', failing('notice.readAll', { kind: 'network' }));
    const person = await open(backend);
    await screen.shows('Title 0.');
    await screen.tap(accountNotices.markAllRead);
    expect(isDisabled(accountNotices.markAllRead)).toBe(false);
    expect(person.profile()?.notice).toBe(2);
  });

  it('opens one in full and marks it as read', async () => {
    const backend = server(3, 2);
    const person = await open(backend, '?id=n1');
    await screen.shows('Content 1.');
    expect(screen.text()).not.toContain('Content 0.');
    expect(person.profile()?.notice).toBe(1);
    expect(backend.asked.filter(({ name }) => name === 'notice.readOne')).toHaveLength(1);
  });

  it('looks for one further back, and says where there is none', async () => {
    await open(server(45, 0), '?id=n44');
    await screen.shows('Content 44.');
    await screen.close();
    await open(server(45, 0), '?id=gone');
    await screen.shows(accountNotices.noticeGoneTitle);
  });

  it('says that there is nothing yet', async () => {
    await open(server(0, 0));
    await screen.shows(accountNotices.noticesEmptySentence);
    expect(isDisabled(accountNotices.markAllRead)).toBe(true);
  });

  it('says why nothing came, and tries again when asked', async () => {
    const backend = answeringBackend({
      'notice.noticeList': failing('notice.noticeList', { kind: 'offline' }),
    });
    await open(backend);
    await screen.shows(accountNotices.noticesFailedTitle);
    backend.answer('notice.noticeList', () => ({ list: [], total: 0, unread: 0 }));
    await screen.tap('Try again');
    await screen.shows(accountNotices.noticesEmptySentence);
  });

  it('keeps what it has when more does not come', async () => {
    const backend = server(25, 0);
    await open(backend);
    await screen.shows('Title 19.');
    backend.answer('notice.noticeList', failing('notice.noticeList', { kind: 'network' }));
    await screen.tap(common.showMore);
    await screen.shows('Try again');
    expect(screen.text()).toContain('Title 0.');
  });

  it('shows titles and contents as text, never as markup', async () => {
    const backend = server(1, 0);
    const markup = '<img src=x onerror=alert(1)>';
    const notice = {
      id: 'n0',
      title: markup,
      content: markup,
      amounts: [],
      createdAt: 1,
      isRead: 1,
    };
    backend.answer('notice.noticeList', () => ({ list: [notice], total: 1, unread: 0 }));
    await open(backend, '?id=n0');
    await screen.shows(markup);
    expect(document.querySelector('main img')).toBeNull();
  });

  it.each(['', '?id=n0'])('hides the amounts of a notice with all others: %s', async (query) => {
    const backend = server(1, 0);
    const notice = {
      id: 'n0',
      title: 'Your top-up is complete',
      content: '$1,120.00 was credited (reported: $120.00 of $120.00).',
      amounts: ['$120.00', '$1,120.00'],
      createdAt: 1,
      isRead: 1,
    };
    backend.answer('notice.noticeList', () => ({ list: [notice], total: 1, unread: 0 }));
    const { store } = await open(backend, query);
    await screen.shows(notice.content);
    await act(async () => store.set(amountsHiddenAtom, true));
    expect(document.body.innerHTML).not.toMatch(/120\.00/);
    await screen.shows('was credited (reported: ');
    expect(screen.text()).toContain(`${accountNotices.amountHidden} was credited`);
    await act(async () => store.set(amountsHiddenAtom, false));
    await screen.shows(notice.content);
  });
});
