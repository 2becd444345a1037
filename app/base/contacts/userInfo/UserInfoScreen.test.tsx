// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import {
  type Answers,
  answeringMessaging,
  beaInfo,
  infoOf,
  type KnownOfBea,
  readerWhoKnows,
} from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { FeatureEntry } from '../../../brand/data.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import type { Feature } from '../../../core/feature/feature.ts';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { platformAtom } from '../../../core/platform/platformAtom.ts';
import common from '../../../locales/en-US/common.json' with { type: 'json' };
import person from '../../../locales/en-US/contacts.person.json' with { type: 'json' };
import relation from '../../../locales/en-US/contacts.relation.json' with { type: 'json' };
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { UserInfoScreen } from './UserInfoScreen.tsx';

let page: ShownScreen;
afterEach(() => page.close());

/** Hands in a row about everybody but Cid, one about Cid alone, and one that comes first. */
const feature: Feature = {
  id: 'feature/groups',
  name: 'common:about',
  routes: [],
  slots: {
    'userInfo.row': [
      {
        id: 'later',
        order: 20,
        label: 'common:about',
        Icon: () => null,
        pathOf: (userID) => (userID === 'cid' ? null : `/about?of=${userID}`),
      },
      {
        id: 'cid',
        order: 15,
        label: 'common:install',
        Icon: () => null,
        pathOf: (userID) => (userID === 'cid' ? '/cid' : null),
      },
      { id: 'first', order: 10, label: 'common:share', Icon: () => null, pathOf: () => '/share' },
    ],
  },
};

async function open(known: KnownOfBea, answers: Answers = {}, userID = 'bea'): Promise<string[]> {
  const { messaging, calls } = answeringMessaging({ GetUsersInfo: beaInfo, ...answers });
  const address = `/pages/chat/user-info?userID=${userID}`;
  page = await showScreen(
    <UserInfoScreen />,
    { services: { messaging }, address },
    readerWhoKnows(known),
  );
  return calls;
}

/** The calls that change something. */
const verbs = (calls: string[]) => calls.filter((call) => !call.startsWith('GetUsersInfo'));

describe('rows that others hand in to the page of a person', () => {
  async function openWithRows(userID: string, answer: unknown): Promise<void> {
    const { messaging } = answeringMessaging({ GetUsersInfo: answer });
    const address = `/pages/chat/user-info?userID=${userID}`;
    const entry: FeatureEntry = { id: 'groups', needs: [], js: '', css: [] };
    page = await showScreen(
      <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={[]}>
        <UserInfoScreen />
      </FeaturesProvider>,
      { services: { messaging }, address, brand: { ...plainBrandData, featureEntries: [entry] } },
      readerWhoKnows({ friend: {} }),
    );
  }
  const links = () => [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));

  it('stand in their order before the end of a friendship, and lead to their pages', async () => {
    await openWithRows('bea', beaInfo);
    await page.shows('Bea Stone');
    expect(links()).toEqual(expect.arrayContaining(['/share', '/about?of=bea']));
    const words = page.text();
    const places = [common.share, common.about, person.delete].map((one) => words.indexOf(one));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(words).not.toContain(common.install);
  });

  it('are not about oneself', async () => {
    await openWithRows('u1', infoOf('u1', 'Ada'));
    await page.shows(person.yourself);
    expect(page.text()).not.toContain(common.about);
  });

  it('go with their feature', async () => {
    await openWithRows('bea', beaInfo);
    await page.shows(common.about);
    const info = { disabledFeatures: ['groups'] } as never;
    await act(async () => page.store.set(platformAtom, { status: 'ready', info }));
    expect(page.text()).not.toContain(common.about);
    expect(page.text()).toContain(person.delete);
  });
});

describe('the page of a person', () => {
  it('shows of a stranger no more than the id and what they call themselves', async () => {
    await open({});
    await page.shows('Bea Stone');
    expect(page.text()).toContain('bea');
    for (const word of [person.phone, person.email, person.birthday, person.gender])
      expect(page.text()).not.toContain(word);
    expect(page.has(person.addFriend)).toBe(true);
    expect(page.has(person.delete)).toBe(false);
  });

  it('shows a friend by the alias, what they call themselves beneath it, and what friends may see', async () => {
    await open({ friend: { remark: 'Bee', email: 'bea@x.example', birth: 86_400, gender: 2 } });
    await page.shows('Bee');
    expect(page.text()).toContain('Bea Stone');
    expect(page.text()).toContain('bea@x.example');
    expect(page.text()).toContain('January 2, 1970');
    expect(page.text()).toContain(person.woman);
  });

  it('leads from the picture of somebody to the picture in full', async () => {
    const [info] = beaInfo;
    const publicInfo = { ...info?.publicInfo, userID: 'bea', faceURL: '/media/bea.png' };
    await open({}, { GetUsersInfo: [{ ...info, publicInfo }] });
    await page.shows('Bea Stone');
    await page.tap(person.viewPhoto);
    const { pathname, searchParams } = new URL(page.address(), 'https://x.example');
    expect(pathname).toBe(paths.previewImage);
    expect(JSON.parse(searchParams.get('urls') ?? '')).toEqual(['/media/bea.png']);
  });

  it.each(['', 'https://elsewhere.example/bea.png'])(
    'has nothing to open where there is no picture that may be loaded: %s',
    async (faceURL) => {
      const [info] = beaInfo;
      const publicInfo = { ...info?.publicInfo, userID: 'bea', faceURL };
      await open({}, { GetUsersInfo: [{ ...info, publicInfo }] });
      await page.shows('Bea Stone');
      expect(page.has(person.viewPhoto)).toBe(false);
    },
  );

  it('shows a friend also without a connection', async () => {
    const { messaging } = answeringMessaging({ GetUsersInfo: 'not-sent' });
    const store = readerWhoKnows({ friend: {} });
    store.set(messagingStatusAtom, 'waiting');
    const address = '/pages/chat/user-info?userID=bea';
    page = await showScreen(<UserInfoScreen />, { services: { messaging }, address }, store);
    await page.shows('Bea Stone');
    expect(page.has(person.message)).toBe(true);
  });

  it('says that it did not load, and shows the person once another try succeeds', async () => {
    const answers: Record<string, unknown> = { GetUsersInfo: 'unknown' };
    const { messaging } = answeringMessaging(answers);
    const address = '/pages/chat/user-info?userID=bea';
    page = await showScreen(
      <UserInfoScreen />,
      { services: { messaging }, address },
      readerWhoKnows(),
    );
    await page.shows(person.failedTitle);
    answers['GetUsersInfo'] = beaInfo;
    await page.tap('Try again');
    await page.shows('Bea Stone');
  });

  it.each([
    ['nobody of that id', [], person.goneTitle],
    [
      'somebody whose group forbids it',
      new GatewayError('GetUsersInfo', 'refused', gatewayErrors.noPermission),
      person.hiddenTitle,
    ],
  ])('says so of %s', async (_, answer, title) => {
    await open({}, { GetUsersInfo: answer });
    await page.shows(title);
  });

  it('asks before it blocks, and does it once', async () => {
    const calls = await open({});
    await page.shows('Bea Stone');
    await page.tap(person.blockSwitch);
    await page.shows('Block Bea Stone?');
    expect(verbs(calls)).toEqual([]);
    const dialog = document.querySelector('[role="alertdialog"]');
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
    await act(async () => buttons.find((one) => one.textContent === relation.block)?.click());
    expect(verbs(calls)).toEqual(['AddBlack "bea"']);
  });

  it('unblocks at once', async () => {
    const calls = await open({ isBlocked: true });
    await page.shows(person.blockedNow);
    await page.tap(person.blockSwitch);
    expect(verbs(calls)).toEqual(['RemoveBlack "bea"']);
  });

  it('says what stays before it deletes a friend, and that nobody knows whether it was done', async () => {
    const calls = await open({ friend: {} }, { DeleteFriend: 'unknown' });
    await page.shows('Bea Stone');
    await page.tap(person.delete);
    await page.shows(person.deleteSentence);
    await page.tap(person.deleteShort);
    await page.shows(relation.unknownOutcome);
    expect(verbs(calls)).toEqual(['DeleteFriend "bea"']);
  });

  it('sets an alias without the spaces around it, and refuses one that cannot be shown', async () => {
    const calls = await open({ friend: {} });
    await page.shows('Bea Stone');
    await page.tap(`${person.alias}${person.aliasNone}`);
    await page.shows(person.aliasHint);
    await page.type(person.alias, 'B\u202ee');
    await page.tap('Save');
    await page.shows(person.aliasCharacters);
    expect(verbs(calls)).toEqual([]);
    await page.type(person.alias, '  Bee ');
    await page.tap('Save');
    expect(verbs(calls)).toEqual(['SetFriendRemark {"toUserID":"bea","remark":"Bee"}']);
  });

  it('shows what somebody wrote who wants to be a friend, and accepts', async () => {
    const calls = await open({ asked: 'by her' });
    await page.shows('We met at the fair.');
    await page.tap(person.accept);
    expect(verbs(calls)).toEqual(['AcceptFriendApplication {"toUserID":"bea","handleMsg":""}']);
  });

  it('leads from oneself to one’s own profile', async () => {
    await open({}, { GetUsersInfo: infoOf('u1', 'Ada') }, 'u1');
    await page.shows(person.yourself);
    expect(page.has(person.report)).toBe(false);
    await page.tap(person.editProfile);
    expect(page.address()).toBe('/pages/my/edit-information');
  });
});
