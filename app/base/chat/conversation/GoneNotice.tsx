import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Says that there is no such conversation, and leads to those there are. */
export function GoneNotice() {
  const { t } = useTranslation('chat.conversation');
  const navigate = useNavigate();
  return (
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
  );
}
