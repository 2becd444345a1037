import { Check, EllipsisVertical, Share, SquarePlus } from 'lucide-react';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { useServices } from '../../core/services/services.tsx';
import { useInstallWay } from '../../core/services/useInstallWay.ts';
import { Button } from '../../ui/Button.tsx';
import { InstallDrawing } from '../../ui/drawings/InstallDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { InstallSteps } from './InstallSteps.tsx';

/** How to put the app on the home screen with the browser at hand. */
export function InstallScreen() {
  const { t } = useTranslation('shell.install');
  const brand = useBrand();
  const { installer } = useServices();
  const way = useInstallWay();
  const name = brand.text(brand.shortName);
  const sentences = {
    prompt: t('sentence', { name }),
    steps: t('sentence', { name }),
    installed: t('done', { name }),
    none: t('byMenu'),
  };
  const steps = {
    prompt: [],
    installed: [],
    steps: [
      { glyph: Share, sentence: t('stepShare') },
      { glyph: SquarePlus, sentence: t('stepAdd') },
      { glyph: Check, sentence: t('stepConfirm') },
    ],
    none: [
      { glyph: EllipsisVertical, sentence: t('stepMenu') },
      { glyph: SquarePlus, sentence: t('stepChoose') },
    ],
  }[way];
  return (
    <SubScreen
      title={t('install')}
      parent={paths.mine}
      dock={
        way === 'prompt' && (
          <Button wide onClick={() => void installer.ask()}>
            {t('now')}
          </Button>
        )
      }
    >
      <EmptyState
        place={steps.length > 0 ? 'inline' : 'fill'}
        drawing={<InstallDrawing />}
        title={name}
        sentence={sentences[way]}
      />
      {steps.length > 0 && <InstallSteps steps={steps} />}
    </SubScreen>
  );
}
