import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { usePlatform } from '../../core/platform/platformAtom.ts';
import { StatusBanner } from '../../core/screen/StatusBanner.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import * as css from './InitScreen.css.ts';
import { placeWanted } from './placeWanted.ts';

/** `/pages/init/init?to=`: waits for the platform's answer, then goes on to where it should lead. */
export function InitScreen() {
  const { t } = useTranslation('session.start');
  const { search } = useLocation();
  const [wanted] = useState(() => placeWanted(search));
  const brand = useBrand();
  const { status, retry } = usePlatform();
  const name = brand.text(brand.name);
  useDocumentTitle('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once; a retry is the person's.
  useEffect(() => {
    if (status === 'idle') retry();
  }, []);
  if (status === 'ready') return <Navigate to={wanted} replace />;
  return (
    <Screen banner={<StatusBanner />}>
      <h1 className={css.unseen} tabIndex={-1} data-heading="">
        {name}
      </h1>
      {status === 'failed' ? (
        <ErrorState
          title={t('startFailed')}
          sentence={t('startFailedSentence')}
          retry={t('tryAgain')}
          onRetry={retry}
        />
      ) : (
        <div className={css.start}>
          <img className={css.icon} src={brand.icon} alt="" width={96} height={96} />
          <p className={css.progress} role="status">
            <Spinner />
            {t('starting')}
          </p>
        </div>
      )}
    </Screen>
  );
}
