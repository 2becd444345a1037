import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { paths, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';

/** /pages/chat/report?userID=…: tells those who run the platform about a person. */
export function ReportScreen() {
  const { t } = useTranslation('contacts.report');
  const [search] = useSearchParams();
  const userID = search.get('userID') ?? '';
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
        <ReportSent userID={userID} name={name} isBlocked={isBlocked} />
      ) : (
        <ReportForm key={userID} userID={userID} name={name} onSent={() => setIsSent(true)} />
      )}
    </SubScreen>
  );
}
