import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToLogin } from '../../../core/navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChatsDrawing } from '../../../ui/drawings/ChatsDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as css from './VisitorChats.css.ts';

/** In place of the conversations of somebody without an account: the way to have some. */
export function VisitorChats() {
  const { t } = useTranslation(['chat.list', 'common']);
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing={<ChatsDrawing />}
      title={t('visitorTitle')}
      sentence={t('visitorSentence')}
      action={
        <div className={css.actions}>
          <Button onClick={() => navigate(pathToLogin())}>{t('common:logIn')}</Button>
          <Button look="plain" size="small" onClick={() => navigate(pathToLogin('register'))}>
            {t('common:signUp')}
          </Button>
        </div>
      }
    />
  );
}
