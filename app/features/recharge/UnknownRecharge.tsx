import { useAtomValue } from 'jotai';
import { CircleHelp, WifiOff } from 'lucide-react';
import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { momentTime } from '../../lib/dayTime.ts';
import type { MoneyIntentHandle } from '../../parts/money/orders/useMoneyIntent.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import * as css from './UnknownRecharge.css.ts';

type Props = {
  intent: MoneyIntentHandle<ReportCall>;
  /** The way it came by is here, with its declaration; without it, it cannot be sent again. */
  isOurs: boolean;
};

/**
 * In place of the ways while nobody knows what became of the last order. It is asked about by itself;
 * once the server says that it never came, the person may send it or give it up.
 */
export function UnknownRecharge({ intent, isOurs }: Props) {
  const { t } = useTranslation('recharge.page');
  const tag = useLanguageTag();
  const isOnline = useAtomValue(onlineAtom);
  const { state, passing } = intent;
  if (state.kind !== 'unknown') return null;
  return (
    <section className={css.part}>
      <div role="status">
        <Callout tone="warning" glyph={CircleHelp}>
          {t(!state.canSend || !isOnline ? 'unknown' : isOurs ? 'unseen' : 'unseenForGood')}
        </Callout>
      </div>
      <p className={css.sent}>{t('sentAt', { time: momentTime(state.sentAt, tag) })}</p>
      <ErrorCallout error={passing} isQuiet />
      {!isOnline ? (
        <Callout tone="warning" glyph={WifiOff}>
          {t('offline')}
        </Callout>
      ) : state.canSend ? (
        <>
          {isOurs && (
            <Button wide onClick={() => void intent.sendNow({})}>
              {t('sendNow')}
            </Button>
          )}
          <Button wide look="plain" onClick={() => void intent.drop()}>
            {t('drop')}
          </Button>
        </>
      ) : (
        <Button wide look="second" onClick={() => void intent.checkNow()}>
          {t('checkNow')}
        </Button>
      )}
    </section>
  );
}
