import { useAtomValue } from 'jotai';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { decimalMark } from '../../../lib/money/parseAmount.ts';
import { amountWithKey, typedAmount } from '../../../parts/keypad/amountKeys.ts';
import { Keypad } from '../../../parts/keypad/Keypad.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AmountEntry } from './AmountEntry.tsx';
import { mostNow } from './amountProblem.ts';
import { CardChoice } from './CardChoice.tsx';
import { ConfirmRows } from './ConfirmRows.tsx';
import type { ConfirmSheetProps } from './ConfirmSheet.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { OrderRows } from './OrderRows.tsx';
import type { PendingOrderProps } from './PendingOrder.tsx';
import { useProblemText } from './useProblemText.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import * as css from './WithdrawForm.css.ts';
import type { WithdrawNotesProps } from './WithdrawNotes.tsx';
import type { WithdrawProps } from './withdrawal.ts';

const confirmSheet: PartSource<ConfirmSheetProps> = {
  load: async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet,
};

const notes: PartSource<WithdrawNotesProps> = {
  load: async () => (await import('./WithdrawNotes.tsx')).WithdrawNotes,
};

const pendingOrder: PartSource<PendingOrderProps> = {
  load: async () => (await import('./PendingOrder.tsx')).PendingOrder,
};

/** Amount and card, what it costs and when it arrives; the sheet confirms it. */
export function WithdrawForm({ cards, wallet, intent }: WithdrawProps) {
  const { t } = useTranslation('exchange.page');
  const tag = useLanguageTag();
  const isOnline = useAtomValue(onlineAtom);
  const withdrawal = useWithdrawal({ cards, wallet, intent });
  const { text, setText, read, card, sheet } = withdrawal;
  const { available, currency, rule } = wallet;
  const problemText = useProblemText({ available, rule }, currency);
  const mark = decimalMark(tag);
  if (withdrawal.isPending) {
    return (
      <LazyPart source={pendingOrder} props={{ intent, cards, currency, onOpen: sheet.open }} />
    );
  }
  const amount = read.problem === null ? read.amount : 0;
  return (
    <div className={css.page}>
      <div className={css.notes}>
        <OfflineNote />
        {withdrawal.hasNotes && (
          <LazyPart source={notes} props={{ wallet, card, intent }} placeholder={false} isAside />
        )}
      </div>
      <AmountEntry
        text={text}
        onChange={setText}
        available={available}
        currency={currency}
        error={read.problem && problemText(read.problem)}
        onAll={() => setText(typedAmount(mostNow({ available, rule }), mark))}
      />
      <CardChoice cards={cards} card={card} onChoose={withdrawal.chooseCard} />
      <div className={css.rows}>
        <OrderRows
          amount={amount}
          fee={read.problem === null ? read.fee : rule.fee}
          available={available}
          rule={rule}
        />
      </div>
      <div className={css.dock}>
        <Keypad
          label={t('keys')}
          deleteLabel={t('deleteDigit')}
          mark={{ character: mark, label: t('decimalMark') }}
          onKey={(key) => setText(amountWithKey(text, key, mark))}
        />
        <Button
          wide
          disabled={!withdrawal.canGoOn || !isOnline}
          onClick={() => void withdrawal.confirm()}
        >
          {t('next')}
        </Button>
      </div>
      {sheet.order && (
        <LazyPart
          source={confirmSheet}
          props={{
            isOpen: sheet.isOpen,
            onClose: sheet.close,
            amount: sheet.order.amount,
            currency,
            intent,
            children: <ConfirmRows order={sheet.order} cards={cards} wallet={wallet} />,
          }}
          placeholder={<span />}
        />
      )}
    </div>
  );
}
