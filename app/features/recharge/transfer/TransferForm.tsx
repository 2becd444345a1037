import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { mostAmount } from '../../../contract/fields/money.ts';
import type { RechargeMethod } from '../../../contract/recharge/transferOffer.ts';
import { transferOrder } from '../../../contract/recharge/transferOrder.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { type AmountProblem, parseAmount } from '../../../lib/money/parseAmount.ts';
import { AmountQuestion } from '../../../parts/money/AmountQuestion.tsx';
import { TakenNotice } from '../../../parts/money/order/TakenNotice.tsx';
import { useOrder } from '../../../parts/money/order/useOrder.ts';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { PicturesField } from '../../../parts/pictures/PicturesField.tsx';
import { addressesOf } from '../../../parts/pictures/picturesState.ts';
import { type Pictures, usePictures } from '../../../parts/pictures/usePictures.ts';
import { rechargeWords } from '../../../parts/recharge/rechargeWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { TransferConfirmProps } from './TransferConfirm.tsx';
import * as css from './TransferForm.css.ts';
import { useCurrency } from './useCurrency.ts';

type Problem = AmountProblem | 'belowMinimum' | 'aboveMaximum';

const confirmSheet: PartSource<TransferConfirmProps> = {
  load: async () => (await import('./TransferConfirm.tsx')).TransferConfirm,
};

/** Reports a transfer that was made: its amount, and a picture of the receipt where there is one. */
export function TransferForm({ method }: { method: RechargeMethod }) {
  const { t } = useTranslation('recharge.transfer');
  const tag = useLanguageTag();
  const isOnline = useAtomValue(onlineAtom);
  const receipts = usePictures(1);
  const proofs = addressesOf(receipts);
  const order = useOrder({
    call: transferOrder,
    sheet: confirmSheet,
    about: { method, hasReceipt: receipts.pictures.length > 0 },
  });
  const sentences = useSentences(method.min);
  const form = useForm<'amount', Problem>({
    id: `recharge-transfer:${method.methodId}`,
    initial: { amount: '' },
    check: ({ amount }) => checkAmount(amount, tag, method.min),
    async onSend({ amount }) {
      const parsed = parseAmount(amount, tag);
      if ('problem' in parsed || proofs === null) return;
      const { methodId } = method;
      const input = { method: 'transfer', methodId, amount: parsed.value } as const;
      const [proof] = proofs;
      await order.ask(proof === undefined ? input : { ...input, proof }, parsed.value);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const { problem, ...field } = form.field('amount');
  const { state } = order.intent;
  const isDone = state.kind === 'done';
  const { clear } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order is there
  useEffect(() => {
    if (isDone) clear();
  }, [isDone]);
  return (
    <form {...form.props} className={css.form}>
      <h2 className={css.title}>{t('report')}</h2>
      <Field
        {...field}
        ref={input}
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        hint={sentences.belowMinimum()}
        error={problem && sentences[problem]()}
      />
      {problem === 'twoWays' && (
        <AmountQuestion
          parsed={parseAmount(field.value, tag)}
          onChoose={field.onChange}
          field={input}
        />
      )}
      <Receipt receipts={receipts} />
      <TakenNotice words={rechargeWords} order={order} />
      {isOnline && (
        <Button
          type="submit"
          wide
          disabled={proofs === null}
          busyLabel={form.isSending ? t('loading') : undefined}
        >
          {t('next')}
        </Button>
      )}
    </form>
  );
}

function Receipt({ receipts }: { receipts: Pictures }) {
  const { t } = useTranslation('recharge.transfer');
  return (
    <div className={css.receipt}>
      <PicturesField
        pictures={receipts}
        words={{
          legend: t('receipt'),
          add: t('addReceipt'),
          added: t('receiptAdded'),
          failed: t('receiptFailed'),
          unreadable: t('receiptUnreadable'),
          tooLarge: t('receiptTooLarge'),
          picture: () => t('receiptPicture'),
          uploading: () => t('uploading'),
          retry: () => t('retryReceipt'),
          remove: () => t('removeReceipt'),
        }}
      />
    </div>
  );
}

function checkAmount(text: string, tag: string, min: number): { amount?: Problem } {
  const parsed = parseAmount(text, tag);
  if ('problem' in parsed) return { amount: parsed.problem };
  if (parsed.value < min) return { amount: 'belowMinimum' };
  return parsed.value > mostAmount ? { amount: 'aboveMaximum' } : {};
}

function useSentences(min: number): Record<Problem, () => string> {
  const { t } = useTranslation(['recharge.transfer', 'points.money']);
  const write = useAmountText();
  const currency = useCurrency();
  const missing = () => t('amountMissing');
  const below = () => t('amountMin', { min: write(min, { currency, isAlwaysShown: true }) });
  const shape = () => t('amountShape', { example: write(10_050, { isAlwaysShown: true }) });
  const tooLarge = () => t('amountMax');
  return {
    empty: missing,
    shape,
    decimals: () => t('amountDecimals'),
    zero: below,
    tooLong: tooLarge,
    twoWays: () => t('points.money:twoWays'),
    belowMinimum: below,
    aboveMaximum: tooLarge,
  };
}
