import { useAtomValue } from 'jotai';
import { CircleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { MoneyIntentHandle } from '../money/orders/useMoneyIntent.ts';
import * as css from './RechargeSheet.css.ts';
import type { RechargeConfirm } from './useRechargeConfirm.ts';

/** What the sheet needs of an order, whatever its way. */
type Confirm = Pick<RechargeConfirm<ReportCall>, 'close'> & {
  shown: object | null;
  intent: Pick<MoneyIntentHandle<ReportCall>, 'state' | 'passing' | 'send'>;
};

type Props = {
  confirm: Confirm;
  /** What is reported, whole, such as `DetailRows`. */
  children: ReactNode;
  /** Said before the rows, such as that something in them is new. */
  notice?: ReactNode;
};

/**
 * The last look at what is reported, and the one button that sends it. Load it lazily.
 */
export function RechargeSheet({ confirm, children, notice }: Props) {
  const { t } = useTranslation('recharge.confirm');
  return (
    <Sheet
      open={confirm.shown !== null}
      onClose={confirm.close}
      title={t('title')}
      closeLabel={t('close')}
    >
      <div className={css.content}>
        {notice}
        {children}
        <p className={css.after}>{t('after')}</p>
        <SendPart confirm={confirm} />
      </div>
    </Sheet>
  );
}

/** The button, or why it is not there: without a network nothing that moves points can be pressed. */
function SendPart({ confirm: { intent, close } }: { confirm: Confirm }) {
  const { t } = useTranslation('recharge.confirm');
  const isOnline = useAtomValue(onlineAtom);
  const { state, passing } = intent;
  if (state.kind === 'refused' || state.kind === 'unstorable') {
    return (
      <>
        {state.kind === 'refused' && <ErrorCallout error={state.error} />}
        {state.kind === 'unstorable' && (
          <div role="alert">
            <Callout tone="negative" glyph={CircleAlert}>
              {t('unstorable')}
            </Callout>
          </div>
        )}
        <Button wide look="second" onClick={close}>
          {t('change')}
        </Button>
      </>
    );
  }
  if (!isOnline) {
    return (
      <Callout tone="warning" glyph={WifiOff}>
        {t('offline')}
      </Callout>
    );
  }
  const isBusy = state.kind !== 'open';
  return (
    <>
      <ErrorCallout error={passing} />
      <Button
        wide
        busyLabel={isBusy ? t('submitting') : undefined}
        onClick={() => void intent.send({})}
      >
        {t('submit')}
      </Button>
    </>
  );
}
