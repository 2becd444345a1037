import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** For an address that names no conversation of this account. */
export function ConversationGone() {
  const { t } = useTranslation('chat.conversation');
  const navigate = useNavigate();
  return (
    <SubScreen title={t('chatGoneTitle')} parent={paths.chat} quiet>
      <EmptyState
        drawing={<LostDrawing />}
        title={t('chatGoneTitle')}
        sentence={t('chatGoneSentence')}
        action={
          <Button look="second" size="small" onClick={() => navigate(paths.chat)}>
            {t('toChats')}
          </Button>
        }
      />
    </SubScreen>
  );
}
