import { useNavigate } from 'react-router-dom';
import type { CoinKind } from '../../../contract/points/userCoinRecode.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pointsDetailsPath } from '../../../parts/money/orderPaths.ts';
import { type Period, writePeriod } from '../../../parts/money/period.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReceiptDrawing } from '../../../ui/drawings/ReceiptDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Nothing moved; where that may be because of what was chosen, a button that shows everything. */
export function HistoryEmpty({ kind, period }: { kind: CoinKind; period: Period }) {
  const { t } = useTranslation('points.page');
  const navigate = useNavigate();
  const isEverything = kind === 'all' && period.kind === 'everything';
  const everything = writePeriod(new URLSearchParams(), { kind: 'everything' });
  return (
    <EmptyState
      drawing={<ReceiptDrawing />}
      title={t('emptyTitle')}
      sentence={isEverything ? t('emptyEver') : t('emptySentence')}
      action={
        isEverything ? undefined : (
          <Button
            look="second"
            size="small"
            onClick={() => navigate(`${pointsDetailsPath}?${everything}`, { replace: true })}
          >
            {t('showEverything')}
          </Button>
        )
      }
    />
  );
}
