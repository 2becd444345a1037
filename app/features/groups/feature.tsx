import { Info, Users } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { groupApplicationsWaitingAtom } from '../../core/messaging/lists/groupApplicationsWaiting.ts';
import { begunWithout } from '../../parts/groups/begin/notAdded.ts';
import { readGroupLink } from './groupLink.ts';
import { groupPaths, pathToGroup, pathToJoin, pathToNewGroup } from './paths.ts';

const applications = {
  count: groupApplicationsWaitingAtom,
  note: 'groups.labels:applicationsWaiting',
} as const;

/** Groups and channels. */
export const feature: Feature = {
  id: 'feature/groups',
  name: 'groups.labels:name',
  routes: [
    {
      path: groupPaths.info,
      load: async () => (await import('./info/InfoScreen.tsx')).InfoScreen,
    },
    {
      path: groupPaths.picture,
      load: async () => (await import('./info/PictureScreen.tsx')).PictureScreen,
    },
    {
      path: groupPaths.manage,
      load: async () => (await import('./manage/ManageScreen.tsx')).ManageScreen,
    },
    {
      path: groupPaths.edit,
      load: async () => (await import('./edit/EditScreen.tsx')).EditScreen,
    },
    {
      path: groupPaths.members,
      load: async () => (await import('./members/MembersScreen.tsx')).MembersScreen,
    },
    {
      path: groupPaths.invite,
      load: async () => (await import('./members/InviteScreen.tsx')).InviteScreen,
    },
    {
      path: groupPaths.list,
      load: async () => (await import('./list/GroupListScreen.tsx')).GroupListScreen,
    },
    {
      path: groupPaths.log,
      load: async () => (await import('./log/LogScreen.tsx')).LogScreen,
    },
    {
      path: groupPaths.create,
      load: async () => (await import('./begin/NewGroupScreen.tsx')).NewGroupScreen,
    },
    {
      path: groupPaths.code,
      load: async () => (await import('./code/GroupCodeScreen.tsx')).GroupCodeScreen,
    },
    {
      path: groupPaths.join,
      load: async () => (await import('./join/JoinScreen.tsx')).JoinScreen,
    },
    {
      path: groupPaths.applications,
      load: async () => (await import('./applications/ApplicationsScreen.tsx')).ApplicationsScreen,
    },
  ],
  slots: {
    'chatTab.waiting': [{ id: 'groups', order: 20, at: 'contacts', ...applications }],
    'chatTab.plus': [
      {
        id: 'newGroup',
        order: 20,
        path: groupPaths.create,
        label: 'groups.labels:newGroup',
        Icon: Users,
      },
    ],
    'contacts.row': [
      {
        id: 'groups',
        order: 10,
        path: groupPaths.list,
        label: 'groups.labels:name',
        Icon: Users,
        waiting: applications,
      },
    ],
    'conversation.menu': [
      {
        id: 'group',
        order: 30,
        label: 'groups.labels:about',
        Icon: Info,
        isAbout: true,
        pathOf: (peer) => ('groupID' in peer ? pathToGroup('info', peer.groupID) : null),
      },
      {
        id: 'newGroup',
        order: 40,
        label: 'groups.labels:withPerson',
        Icon: Users,
        pathOf: (peer) => ('userID' in peer ? pathToNewGroup(peer.userID) : null),
      },
    ],
    'conversation.notice': [
      {
        id: 'notAdded',
        order: 10,
        isFor: ({ groupID }) => begunWithout.has(groupID),
        load: async () => (await import('./begin/NotAddedBar.tsx')).NotAddedBar,
      },
      {
        id: 'announcement',
        order: 20,
        isFor: ({ notification }) => notification !== '',
        load: async () => (await import('./conversation/AnnouncementBar.tsx')).AnnouncementBar,
      },
    ],
    'userInfo.row': [
      {
        id: 'newGroup',
        order: 10,
        label: 'groups.labels:withPerson',
        Icon: Users,
        pathOf: pathToNewGroup,
      },
    ],
    'userInfo.member': [
      {
        id: 'groups',
        order: 10,
        load: async () => (await import('./conversation/MemberOfGroup.tsx')).MemberOfGroup,
      },
    ],
    'conversation.restriction': [
      {
        id: 'groups',
        order: 10,
        load: async () => (await import('./conversation/Restriction.tsx')).Restriction,
      },
    ],
    'scan.address': [
      {
        id: 'groups',
        order: 30,
        pathOf(text, origin) {
          const code = readGroupLink(text, origin);
          return code && pathToJoin({ code });
        },
      },
    ],
    'search.section': [
      {
        id: 'groups',
        order: 20,
        load: async () => (await import('./GroupsSection.tsx')).GroupsSection,
      },
    ],
  },
};
