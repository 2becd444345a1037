import { useAtomValue } from 'jotai';
import { memo } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import { useIsPresent } from '../../../core/messaging/hooks/useIsPresent.ts';
import { useIsTyping } from '../../../core/messaging/hooks/useIsTyping.ts';
import { useLikelyList } from '../../../core/messaging/hooks/useList.ts';
import {
  type ConversationRow,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useLikelyPage } from '../../../core/navigation/useLikelyPage.ts';
import { useTouched } from '../../../core/navigation/useTouched.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { useDocumentTitle } from '../../../core/screen/useDocumentTitle.ts';
import { OfficialSeal } from '../../../parts/person/OfficialSeal.tsx';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { useGroupFace } from '../../../parts/person/useGroupFace.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { TitleBar } from '../../../ui/TitleBar.tsx';
import { connectionKeys } from '../status/connectionKeys.ts';
import { ConversationMenuButton } from './ConversationMenuButton.tsx';

type Props = {
  id: string;
  row: ConversationRow | null;
  peer: Peer;
  /** Null for a person, and for a group the device does not know. */
  group: GroupInfo | null;
};

/** Who this is with, and what they are doing. */
export const ConversationTitle = memo(function ConversationTitle(props: Props) {
  const { id, row, peer, group } = props;
  const { t } = useTranslation(['chat.conversation', 'chat.message']);
  const tag = useLanguageTag();
  const back = useBack(paths.chat);
  const addressOf = useMediaAddress();
  const isTyping = useIsTyping(id);
  const isActive = useIsActiveScreen();
  const connection = connectionKeys[useAtomValue(messagingStatusAtom)];
  const userID = 'userID' in peer ? peer.userID : '';
  const groupID = 'groupID' in peer ? peer.groupID : '';
  const isPresent = useIsPresent(userID, isActive);
  const support = useSupport(userID);
  const friend = useFriend(userID);
  const groupFace = useGroupFace(group);
  const [pathToGroup] = useSlot('conversation.menu').flatMap(({ isAbout, pathOf }) =>
    isAbout ? (pathOf(peer, id, group) ?? []) : [],
  );
  const ofGroup = useSlot('conversation.status').find(
    ({ of }) => of === 'channel' && group && isChannel(group),
  );
  const name = useConversationName()({
    userID,
    groupID,
    showName: row?.showName || friend?.remark || friend?.nickname || group?.groupName || '',
  });
  useDocumentTitle(name);
  const to = userID ? pathToUserInfo(userID) : pathToGroup;
  useLikelyPage(to ?? '', 'fetched');
  // For the page of the group, and for whom one can mention.
  useLikelyList('members', groupID);
  const touched = useTouched(to ?? '');
  const status = isTyping ? (
    t('chat.message:typing')
  ) : connection ? (
    t(`chat.message:${connection}`)
  ) : group && group.memberCount > 0 && !row?.isNotInGroup ? (
    ofGroup ? (
      <LazyPart source={ofGroup} props={{ group }} placeholder="" isAside />
    ) : (
      t('memberCount', {
        count: group.memberCount,
        shown: new Intl.NumberFormat(tag).format(group.memberCount),
      })
    )
  ) : isPresent ? (
    t('online')
  ) : (
    ''
  );
  return (
    <TitleBar
      title={name}
      status={status}
      to={to}
      touched={touched}
      mark={support && <OfficialSeal on="bar" />}
      back={{ label: t('back'), onBack: back }}
      right={<ConversationMenuButton id={id} peer={peer} group={group} />}
      lead={
        <Avatar
          name={name}
          seed={groupID || userID}
          src={support?.logo ?? addressOf(row?.faceURL ?? friend?.faceURL ?? group?.faceURL ?? '')}
          size="s34"
          {...(userID ? {} : groupFace)}
        />
      }
    />
  );
});
