import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { RootScreen } from '../../../core/screen/RootScreen.tsx';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import { NotKeptLine } from '../status/NotKeptLine.tsx';
import { ConnectionWords } from './ConnectionWords.tsx';
import { ConversationList } from './ConversationList.tsx';
import { TitleActions } from './TitleActions.tsx';
import { VisitorChats } from './VisitorChats.tsx';

/** The start page of a member: every conversation. A visitor is told what it takes. */
export function ChatTab() {
  const { t } = useTranslation();
  const isMember = useAtomValue(isMemberAtom);
  if (!isMember) {
    return (
      <RootScreen title={t('chatsTab')}>
        <VisitorChats />
      </RootScreen>
    );
  }
  return (
    <RootScreen
      title={t('chatsTab')}
      right={
        <>
          <ConnectionWords />
          <TitleActions />
        </>
      }
    >
      <NotKeptLine />
      <ConversationList />
    </RootScreen>
  );
}
