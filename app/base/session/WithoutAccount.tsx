import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths, pathToWebview } from '../../core/navigation/paths.ts';
import { customerServiceAtom } from '../../core/platform/platformAtom.ts';
import { isMemberAtom } from '../../core/session/sessionAtom.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './LoginView.css.ts';

/** What a person without an account can do: look around, or ask for help. Nothing for a member. */
export function WithoutAccount() {
  const { t } = useTranslation('session.login');
  const navigate = useNavigate();
  const isMember = useAtomValue(isMemberAtom);
  const help = useAtomValue(customerServiceAtom);
  if (isMember) return null;
  return (
    <div className={css.without}>
      <Button look="plain" wide onClick={() => navigate(paths.mine)}>
        {t('visitor')}
      </Button>
      {help.startsWith('https://') && (
        <Button
          look="plain"
          wide
          onClick={() => navigate(pathToWebview(help, t('contactService')))}
        >
          {t('contactService')}
        </Button>
      )}
    </div>
  );
}
