import { useTranslation } from 'react-i18next';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { ChatsDrawing } from '../../ui/drawings/ChatsDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The start page: the conversation list. */
export function ChatTab() {
  const { t } = useTranslation();
  return (
    <RootScreen title={t('chatsTab')}>
      <EmptyState
        drawing={<ChatsDrawing />}
        title={t('chatsEmptyTitle')}
        sentence={t('chatsEmptySentence')}
      />
    </RootScreen>
  );
}
