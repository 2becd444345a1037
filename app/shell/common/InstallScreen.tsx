import { useTranslation } from 'react-i18next';
import { useBrand } from '../../core/brand.tsx';
import { paths } from '../../core/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { useServices } from '../../core/services.tsx';
import { useInstallWay } from '../../core/useInstallWay.ts';
import { Button } from '../../ui/Button.tsx';
import { InstallDrawing } from '../../ui/drawings/InstallDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import * as css from './InstallScreen.css.ts';

/** How to put the app on the home screen with the browser at hand. */
export function InstallScreen() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { installer } = useServices();
  const way = useInstallWay();
  const name = brand.text(brand.shortName);
  const sentences = {
    prompt: t('installSentence', { name }),
    steps: t('installSentence', { name }),
    installed: t('installDone', { name }),
    none: t('installUnavailable'),
  };
  return (
    <SubScreen
      title={t('install')}
      parent={paths.mine}
      dock={
        way === 'prompt' && (
          <Button wide onClick={() => void installer.ask()}>
            {t('installNow')}
          </Button>
        )
      }
    >
      <EmptyState
        place={way === 'steps' ? 'inline' : 'fill'}
        drawing={<InstallDrawing />}
        title={name}
        sentence={sentences[way]}
      />
      {way === 'steps' && (
        <List>
          <ol className={css.steps}>
            <li className={css.step}>{t('installStepShare')}</li>
            <li className={css.step}>{t('installStepAdd')}</li>
            <li className={css.step}>{t('installStepConfirm')}</li>
          </ol>
        </List>
      )}
    </SubScreen>
  );
}
