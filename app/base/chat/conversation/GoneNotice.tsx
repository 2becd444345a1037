import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Props = {
  /** It is not on the device, and there is no connection to ask for it. */
  isAway: boolean;
};

/** Says that there is no such conversation, and leads to those there are. */
export function GoneNotice({ isAway }: Props) {
  const { t } = useTranslation('chat.conversation');
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={t(isAway ? 'chatAwayTitle' : 'chatGoneTitle')}
      sentence={t(isAway ? 'chatAwaySentence' : 'chatGoneSentence')}
      action={
        <Button look="second" size="small" onClick={() => navigate(paths.chat)}>
          {t('toChats')}
        </Button>
      }
    />
  );
}
