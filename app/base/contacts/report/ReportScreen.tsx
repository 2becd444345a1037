import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { reportedContents } from '../../../contract/people/report.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import {
  type ContentKind,
  paths,
  pathToConversation,
  pathToUserInfo,
} from '../../../core/navigation/paths.ts';
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

/**
 * /pages/chat/report?userID=…, ?groupID=…, ?video=…&title=… or ?highlight=…&title=…: tells those who run
 * the platform about a person, a group, or something that is watched.
 */
export function ReportScreen() {
  const [search] = useSearchParams();
  const groupID = search.get('groupID');
  if (groupID) return <GroupReport groupID={groupID} />;
  const content = reportedContents.find((kind) => search.get(kind));
  const contentID = content && search.get(content);
  const title = search.get('title');
  if (content && contentID && title) {
    return <ContentReport about={{ content, contentID }} title={title} />;
  }
  return <PersonReport userID={search.get('userID') ?? ''} />;
}

type Content = { content: ContentKind; contentID: string };

function ContentReport({ about, title }: { about: Content; title: string }) {
  const { t } = useTranslation('contacts.report');
  const [isSent, setIsSent] = useState(false);
  return (
    <SubScreen title={t('title')} parent={paths.chat}>
      {isSent ? (
        <ReportSent parent={paths.chat} />
      ) : (
        <ReportForm
          key={about.contentID}
          about={about}
          name={title}
          onSent={() => setIsSent(true)}
        />
      )}
    </SubScreen>
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
