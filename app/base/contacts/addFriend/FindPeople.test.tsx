// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend } from '../../../../tests/support/answers.ts';
import { type KnownOfBea, readerWhoKnows } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import adding from '../../../locales/en-US/contacts.addFriend.json' with { type: 'json' };
import { FindPeople } from './FindPeople.tsx';

const call = 'people.getUserByNick';
const bea = { userId: 'bea', nickName: 'Bea Stone', avatar: '' };
const cat = { userId: 'cat', nickName: 'Cat', avatar: '' };

let page: ShownScreen;
afterEach(() => page.close());

/** @param found what the search is answered; null: it has no network */
async function open(found: readonly object[] | null, known: KnownOfBea = {}) {
  const backend = answeringBackend(found ? { [call]: () => ({ list: found }) } : {});
  page = await showScreen(<FindPeople />, { services: { backend } }, readerWhoKnows(known));
  return backend;
}

async function find(text: string): Promise<void> {
  await page.type(adding.field, text);
  await page.tap(adding.search);
}

/** What stands beside the faces. */
const rows = () =>
  [...document.querySelectorAll('a')].map(({ children }) =>
    [...children].slice(1).map(({ textContent }) => textContent),
  );
const offersOtherWays = () => page.text().includes(adding.ownCodeDetail);

describe('the search for people', () => {
  it('offers other ways to a friend until something is looked for, and again once the field is empty', async () => {
    await open([bea]);
    expect(offersOtherWays()).toBe(true);
    await find('bea');
    await page.shows('Bea Stone');
    expect(offersOtherWays()).toBe(false);
    await page.type(adding.field, ' ');
    expect(offersOtherWays()).toBe(true);
    expect(page.text()).not.toContain('Bea Stone');
  });

  it('asks for the words without the space around them, waits, and shows whom they find', async () => {
    const backend = await open([]);
    let answer: (list: readonly object[]) => void = () => undefined;
    backend.answer(call, () => new Promise((done) => (answer = (list) => done({ list }))));
    await find('  bea ');
    expect(backend.asked).toEqual([{ name: call, input: { nick: 'bea' }, intent: undefined }]);
    expect(document.querySelector('[role="status"][aria-label]')).not.toBeNull();
    await act(async () => answer([bea, cat]));
    await page.shows('Cat');
    expect(rows()).toEqual([['Bea StoneUser ID: bea'], ['CatUser ID: cat']]);
    expect(document.querySelector('[role="status"][aria-label]')).toBeNull();
    expect(document.querySelector('a')?.getAttribute('href')).toBe(
      '/pages/chat/user-info?userID=bea',
    );
  });

  it.each<[string, KnownOfBea, string[]]>([
    ['a friend', { friend: {} }, [adding.friend]],
    ['somebody asked', { asked: 'by reader' }, [adding.pending]],
    ['somebody who asks', { asked: 'by her' }, [adding.asks]],
    ['somebody blocked, friend or not', { friend: {}, isBlocked: true }, [adding.blocked]],
    ['a stranger', {}, []],
  ])('says what %s is to the reader, and nothing of others', async (_, known, tags) => {
    await open([bea, cat], known);
    await find('b');
    await page.shows('Cat');
    expect(rows()).toEqual([['Bea StoneUser ID: bea', ...tags], ['CatUser ID: cat']]);
  });

  it('shows a friend by the name that the reader gave them', async () => {
    await open([bea], { friend: { remark: 'My cellist' } });
    await find('bea');
    await page.shows('My cellist');
    expect(page.text()).not.toContain('Bea Stone');
  });

  it('says that nobody was found', async () => {
    await open([]);
    await find('nobody');
    await page.shows(adding.nobodyTitle);
    expect(page.text()).toContain(adding.nobodySentence);
  });

  it('says that it failed, and finds when it is tried again', async () => {
    const backend = await open(null);
    await find('bea');
    await page.shows(adding.failedTitle);
    const failed = backend.asked.length;
    backend.answer(call, () => ({ list: [bea] }));
    await page.tap('Try again');
    await page.shows('Bea Stone');
    expect(page.text()).not.toContain(adding.failedTitle);
    expect(backend.asked).toHaveLength(failed + 1);
  });

  it.each([
    ['   ', adding.fieldEmpty],
    ['x'.repeat(65), adding.fieldLength],
  ])('asks nothing with "%s", and says why until the words change', async (text, problem) => {
    const backend = await open([bea]);
    await find(text);
    expect(page.text()).toContain(problem);
    expect(offersOtherWays()).toBe(true);
    expect(backend.asked).toEqual([]);
    await page.type(adding.field, 'bea');
    expect(page.text()).not.toContain(problem);
  });
});
