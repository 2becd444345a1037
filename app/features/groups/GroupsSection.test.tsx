// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { member } from '../../../tests/support/member.ts';
import { answeringMessaging } from '../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { FeatureId } from '../../brand/features.ts';
import { type GroupInfo, groupInfo } from '../../contract/gateway/entities/group.ts';
import { listStateAtom } from '../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom } from '../../core/messaging/messagingAtoms.ts';
import { loadHanLetters } from '../../parts/people/hanLetter.ts';
import { loadHanSyllables } from '../../parts/people/hanReader.ts';
import type { SearchProgress } from '../../parts/search/slots.ts';
import { GroupsSection } from './GroupsSection.tsx';

// What reads Chinese names takes its time to be made, which is none of these tests' matter.
await Promise.all([loadHanLetters(), loadHanSyllables()]);

const groupOf = (groupID: string, groupName: string, more: Partial<GroupInfo> = {}): GroupInfo =>
  v.parse(groupInfo, { groupID, groupName, groupType: 2, memberCount: 3, ...more });

const known = [
  groupOf('g_walk', 'Sunday walk'),
  groupOf('g_run', 'Sunday run', { memberCount: 9 }),
  groupOf('g_news', 'Sunday news', { ex: '{"groupType":"channel"}', memberCount: 1 }),
  groupOf('g_tea', 'Tea'),
  groupOf('g_hike', '周末徒步'),
];

let screen: ShownScreen;
let last: SearchProgress;
afterEach(() => screen.close());

async function search(
  query: string,
  { features = ['groups', 'channels'] as FeatureId[], answer = [] as readonly GroupInfo[] } = {},
) {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const rows = new Map(known.map((one) => [one.groupID, one]));
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows });
  const { messaging } = answeringMessaging({ SearchGroups: answer });
  screen = await showScreen(
    <GroupsSection
      query={query}
      isWhole={false}
      onProgress={(_, progress) => {
        last = progress;
      }}
    />,
    { services: { messaging }, brand: { ...plainBrandData, features } },
    store,
  );
  await screen.settles(() => !last.isSearching);
}

const ids = () =>
  [...document.querySelectorAll('a')].map(
    (one) => /id=\w+?_(g_\w+)/.exec(one.getAttribute('href') ?? '')?.[1],
  );

describe('GroupsSection', () => {
  it('finds groups and channels by name, the largest first, with the words marked', async () => {
    await search('sunday');
    expect(ids()).toEqual(['g_run', 'g_walk', 'g_news']);
    expect(document.querySelectorAll('mark')).toHaveLength(3);
    expect(screen.text()).toContain('9 members');
    expect(last.count).toBe(3);
  });

  it('leaves channels out where the site has none', async () => {
    await search('sunday', { features: ['groups'] });
    expect(ids()).toEqual(['g_run', 'g_walk']);
  });

  it.each(['周末', 'zhoumo', 'zm tub', 'zhou mt', 'g_hik'])(
    'finds 周末徒步 by %s',
    async (query) => {
      await search(query);
      await screen.settles(() => ids().length > 0);
      expect(ids()).toEqual(['g_hike']);
    },
  );

  it('adds by id what only the gateway knows, and nothing twice', async () => {
    await search('tea', { answer: [groupOf('g_tea', 'Tea'), groupOf('g_far', 'Tea far away')] });
    expect(ids().sort()).toEqual(['g_far', 'g_tea']);
    expect(last.count).toBe(2);
  });

  it('is not there where nothing is found', async () => {
    await search('nobody');
    expect(screen.text()).toBe('');
  });
});
