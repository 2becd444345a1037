import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { pathToChatMedia, pathToConversation } from '../../app/core/navigation/paths.ts';
import { newChannelPath } from '../../app/features/channels/paths.ts';
import { groupPaths, pathToGroup, pathToMembers } from '../../app/features/groups/paths.ts';
import { accessibleInBoth, followDevice } from './support/accessible.ts';
import { field } from './support/chat.ts';
import { groupOfThree } from './support/groupOfThree.ts';
import { visitAs } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');

test('the pages of a group are accessible, in light and in dark', async ({ page }) => {
  test.slow();
  const { one, owner, groupID } = await groupOfThree('Three at table');
  const id = conversationIdOf({ sessionType: sessionType.group, groupID });
  await followDevice(page);
  await visitAs(page, clatter, one, pathToConversation(id));
  await expect(field(page, clatter)).toBeVisible();
  for (const path of [
    pathToGroup('info', groupID),
    pathToGroup('manage', groupID),
    pathToGroup('code', groupID),
    pathToMembers(groupID),
    pathToGroup('log', groupID),
    pathToGroup('applications', groupID),
    groupPaths.create,
    groupPaths.list,
    newChannelPath,
    pathToChatMedia(id),
  ])
    await accessibleInBoth(page, addressOf(clatter, path));
  owner.leave();
});
