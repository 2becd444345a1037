import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, pathToWebview } from '../../core/paths.ts';
import { platformAtom } from '../../core/platform/platformAtom.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './LoginView.css.ts';

/** What a person without an account can do: look around, or ask for help. */
export function WithoutAccount() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const help = useAtomValue(platformAtom).info?.customerService ?? '';
  return (
    <div className={css.without}>
      <Button look="plain" wide onClick={() => navigate(paths.mine)}>
        {t('visitor')}
      </Button>
      {help.startsWith('https://') && (
        <Button
          look="plain"
          wide
          onClick={() => navigate(pathToWebview(help, t('customerService')))}
        >
          {t('customerService')}
        </Button>
      )}
    </div>
  );
}
