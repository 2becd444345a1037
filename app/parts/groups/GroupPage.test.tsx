// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../tests/support/chatRows.ts';
import { member } from '../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import {
  type GroupInfo,
  type GroupMember,
  groupInfo,
  groupMember,
} from '../../contract/gateway/entities/group.ts';
import { groupRole, groupStatus } from '../../contract/gateway/enums.ts';
import { listStateAtom } from '../../core/messaging/lists/listAtoms.ts';
import {
  conversationRowsAtom,
  messagingStatusAtom,
  ownMembershipsAtom,
} from '../../core/messaging/messagingAtoms.ts';
import { paths } from '../../core/navigation/paths.ts';
import { feature as channels } from '../../features/channels/feature.tsx';
import { GroupPage } from './GroupPage.tsx';

const walk = { groupID: 'g1', groupName: 'Walk', groupType: 2, memberCount: 1_290 };
const ofChannel = { ex: '{"groupType":"channel"}' };

let screen: ShownScreen;
afterEach(() => screen.close());

type Known = {
  group?: Partial<GroupInfo> | null;
  own?: Partial<GroupMember>;
  isLoaded?: boolean;
  hasChat?: boolean;
  /** Of the newest message of its conversation. */
  latest?: number;
};

async function open({
  group = {},
  own,
  isLoaded = true,
  hasChat = false,
  latest = 101,
}: Known = {}) {
  const { store } = member();
  const info = group && v.parse(groupInfo, { ...walk, ...group });
  store.set(listStateAtom('joinedGroups'), {
    isLoaded,
    rows: new Map(info ? [['g1', info]] : []),
  });
  if (own) {
    const whole = v.parse(groupMember, { groupID: 'g1', userID: 'u1', ...own });
    store.set(ownMembershipsAtom, new Map([['g1', whole]]));
  }
  if (hasChat) {
    const conversationID = 'super_group_g1';
    const newest = plainMessage({ conversationID, contentType: latest });
    const row = plainRow({ conversationID, userID: '', groupID: 'g1', latest: newest });
    store.set(conversationRowsAtom, new Map([['super_group_g1', row]]));
  }
  const asked: string[] = [];
  const loadList = async (...list: string[]) => void asked.push(list.join(' '));
  store.set(messagingStatusAtom, 'online');
  screen = await showScreen(
    <GroupPage title={(words) => words.infoTitle} needs="seeLog">
      {({ group: { groupName } }, words) => (
        <p>{`${groupName}: ${words.membersOf(1_290)}, ${words.leaveTitle(groupName)}`}</p>
      )}
    </GroupPage>,
    {
      ...{ address: '/pages/chat/group-info?id=g1', loaded: [channels] },
      services: { messaging: { ...idleServices.messaging, loadList } },
    },
    store,
  );
  return asked;
}

const owner = { roleLevel: groupRole.owner };

describe('GroupPage', () => {
  it('shows a group in the words of groups', async () => {
    await open({ own: owner });
    expect(screen.text()).toContain('Group info');
    expect(screen.text()).toContain('Walk: 1,290 members, Leave');
  });

  it('shows a channel in the words that the feature of channels hands in', async () => {
    await open({ group: ofChannel, own: owner });
    await screen.shows('Channel info');
    expect(screen.text()).toContain('Walk: 1,290 followers, Unfollow');
  });

  it.each([
    ['waits while nothing is known', { group: null, isLoaded: false }, 'Loading'],
    ['tells of one that is not there', { group: null }, "This group can't be shown"],
    ['tells of one that was left', { group: null, hasChat: true }, "You're not in this group"],
    [
      'tells of one that was disbanded',
      { group: { status: groupStatus.dismissed }, own: owner },
      'This group was disbanded',
    ],
    [
      'tells of one that was disbanded and that the device has forgotten',
      { group: null, hasChat: true, latest: 1511 },
      'This group was disbanded',
    ],
    [
      'tells those who may not see it',
      { own: { roleLevel: groupRole.ordinary } },
      'For owner and admins',
    ],
  ])('%s', async (_, known, sentence) => {
    await open(known);
    if (sentence === 'Loading') expect(document.querySelector('[role="status"]')).not.toBeNull();
    else await screen.shows(sentence);
    expect(screen.text()).not.toContain('Walk:');
  });

  it('asks for the own place where the device does not know it, and for nothing where it does', async () => {
    expect(await open({ group: ofChannel })).toEqual(['members g1']);
    await screen.close();
    expect(await open({ group: ofChannel, own: owner })).toEqual([]);
  });

  it('leads from there to the chats', async () => {
    await open({ group: null });
    await screen.tap('Go to chats');
    expect(screen.address()).toBe(paths.chat);
  });
});
