import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToLogin } from '../../../core/navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { BrandHead } from './BrandHead.tsx';
import * as css from './VisitorHead.css.ts';

/** The brand, and the way in. */
export function VisitorHead() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <BrandHead />
      <div className={css.actions}>
        <Button wide onClick={() => navigate(pathToLogin())}>
          {t('logIn')}
        </Button>
        <Button wide look="second" onClick={() => navigate(pathToLogin('register'))}>
          {t('signUp')}
        </Button>
      </div>
    </>
  );
}
