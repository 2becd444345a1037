import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { CityDrawing } from '../../ui/drawings/CityDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as css from './DatingScreen.css.ts';

/** /pages/tabBar/city. The safety line stands above everything, always. */
export function DatingScreen() {
  const { t } = useTranslation(['dating.page', 'dating.labels']);
  return (
    <RootScreen title={t('dating.labels:tab')}>
      <div className={css.safety}>
        <Callout tone="brand" glyph={ShieldCheck}>
          {t('safetyLine')}
        </Callout>
      </div>
      <EmptyState drawing={<CityDrawing />} title={t('emptyTitle')} sentence={t('emptySentence')} />
    </RootScreen>
  );
}
