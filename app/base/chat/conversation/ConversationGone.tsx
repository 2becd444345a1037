import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Props = {
  /** It is not on the device, and there is no connection to ask for it: it may be there all the same. */
  isAway?: boolean;
};

/** For an address that names no conversation of this account: says so, and leads to those there are. */
export function ConversationGone({ isAway = false }: Props) {
  const { t } = useTranslation('chat.conversation');
  const navigate = useNavigate();
  const title = t(isAway ? 'chatAwayTitle' : 'chatGoneTitle');
  return (
    <SubScreen title={title} parent={paths.chat} quiet>
      <EmptyState
        drawing={<LostDrawing />}
        title={title}
        sentence={t(isAway ? 'chatAwaySentence' : 'chatGoneSentence')}
        action={
          <Button look="second" size="small" onClick={() => navigate(paths.chat)}>
            {t('toChats')}
          </Button>
        }
      />
    </SubScreen>
  );
}
