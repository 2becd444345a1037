import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { paths, pathToConversation, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useGroupPlace } from '../../../parts/groups/useGroupOfPage.ts';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';

/** /pages/chat/report?userID=… or ?groupID=…: tells those who run the platform about a person, or a group. */
export function ReportScreen() {
  const [search] = useSearchParams();
  const groupID = search.get('groupID');
  return groupID ? (
    <GroupReport groupID={groupID} />
  ) : (
    <PersonReport userID={search.get('userID') ?? ''} />
  );
}

function GroupReport({ groupID }: { groupID: string }) {
  const { t } = useTranslation('contacts.report');
  const [isSent, setIsSent] = useState(false);
  const { group, conversationID: id } = useGroupPlace(groupID);
  const row = useConversationRow(id);
  const groupName = group?.groupName || row?.showName || '';
  const name = useGroupName()({ groupID, groupName });
  return (
    <SubScreen title={t('title')} parent={pathToConversation(id)}>
      {isSent ? (
        <ReportSent parent={pathToConversation(id)} />
      ) : (
        <ReportForm key={groupID} about={{ groupID }} name={name} onSent={() => setIsSent(true)} />
      )}
    </SubScreen>
  );
}

function PersonReport({ userID }: { userID: string }) {
  const { t } = useTranslation('contacts.report');
  const selfID = useAtomValue(userIdAtom);
  const [isSent, setIsSent] = useState(false);
  const { friend, isBlocked } = useRelation()(userID);
  const peer = { sessionType: sessionType.single, userID } as const;
  const row = useConversationRow(conversationIdOf(peer));
  const name = usePersonName()({
    userID,
    nickname: friend?.nickname ?? row?.showName ?? '',
    remark: friend?.remark ?? '',
  });
  const parent = userID === '' ? paths.chat : pathToUserInfo(userID);
  if (userID === '' || userID === selfID) {
    return (
      <SubScreen title={t('title')} parent={paths.chat}>
        <EmptyState drawing={<LostDrawing />} title={t('goneTitle')} sentence={t('goneSentence')} />
      </SubScreen>
    );
  }
  return (
    <SubScreen title={t('title')} parent={parent}>
      {isSent ? (
        <ReportSent parent={parent} person={{ userID, name, isBlocked }} />
      ) : (
        <ReportForm key={userID} about={{ userID }} name={name} onSent={() => setIsSent(true)} />
      )}
    </SubScreen>
  );
}
