import { setGroupInfo } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { PictureUpload } from '../../../parts/crop/PictureUpload.tsx';
import { GroupPage, type ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { GroupAvatar } from '../../../parts/person/GroupAvatar.tsx';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { showToast } from '../../../ui/toasts.ts';
import { pathToGroup } from '../paths.ts';

/** /pages/chat/group-picture?id=…: choose a picture for a group, cut it, send it. */
export function PictureScreen() {
  return (
    <GroupPage
      title={(words) => words.picture}
      parentOf={(groupID) => pathToGroup('info', groupID)}
      needs="setInfo"
    >
      {(shown) => <Picture {...shown} />}
    </GroupPage>
  );
}

function Picture({ group, groupID }: ShownGroup) {
  const { t } = useTranslation('groups.frame');
  const messaging = useMessaging();
  const name = useGroupName()(group);
  const back = useBack(pathToGroup('info', groupID));
  return (
    <PictureUpload
      face={<GroupAvatar group={group} name={name} size="s160" />}
      onUploaded={async (faceURL) => {
        await messaging.call(setGroupInfo, { groupID, groupInfo: { faceURL } });
        showToast(t('saved'), { done: true });
        back();
      }}
    />
  );
}
