import { useTranslation } from 'react-i18next';
import { RootScreen } from '../../../core/screen/RootScreen.tsx';
import { ConnectionWords } from './ConnectionWords.tsx';
import { ConversationList } from './ConversationList.tsx';

/** The start page of a member: every conversation. */
export function ChatTab() {
  const { t } = useTranslation();
  return (
    <RootScreen title={t('chatsTab')} right={<ConnectionWords />}>
      <ConversationList />
    </RootScreen>
  );
}
