import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CallError, declaredFailure } from '../../../contract/callError.ts';
import { useLoadErrorTexts } from '../../../core/errors/useLoadErrorTexts.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { exchangePaths } from '../paths.ts';
import { AddBankFields } from './AddBankFields.tsx';
import * as css from './AddBankForm.css.ts';
import { cardDigits, cardLength, isLuhn } from './cardDigits.ts';
import { blameCard, useAddBankForm } from './useAddBankForm.ts';
import { useSendCard } from './useSendCard.ts';

const addSheet = {
  load: async () => (await import('./AddCardSheet.tsx')).AddCardSheet,
};

type Props = {
  /** The first card fixes the name of all. */
  isFirst: boolean;
};

/** A card's five fields; the fifth, the fund password, is asked for last, in a sheet. */
export function AddBankForm({ isFirst }: Props) {
  const { t } = useTranslation('exchange.cards');
  const back = useBack(exchangePaths.cards);
  const loadErrorTexts = useLoadErrorTexts();
  const openSheet = useOpenSheet();
  const closeSheet = useRef<(() => void) | null>(null);
  // A number that does not fit its last digit, once somebody was asked to look at it again.
  const [lookedAt, setLookedAt] = useState('');
  const form = useAddBankForm(() => {
    if (isDoubtful && lookedAt !== number) setLookedAt(number);
    else closeSheet.current = openSheet(addSheet, { last4: number.slice(-4), send }).close;
  });
  const { holderName, bankId } = form.values;
  const number = cardDigits(form.values.cardNumber);
  const isDoubtful = number.length >= cardLength.min && !isLuhn(number);
  useForgetNumbers(() => {
    form.empty('cardNumber');
    form.empty('repeat');
  });
  const refuse = (error: CallError): boolean => {
    const problems = blameCard(error);
    if (!problems || !declaredFailure(error)) return false;
    closeSheet.current?.();
    void loadErrorTexts(error).then(() => form.refuse(problems));
    return true;
  };
  const send = useSendCard({
    card: { holderName, bankId, cardNumber: number },
    onRefused: refuse,
    onAdded: () => {
      form.clear();
      back();
    },
  });
  return (
    <form {...form.props} className={css.form}>
      <AddBankFields
        form={form}
        holderHint={isFirst ? t('holderHint') : t('holderSame')}
        numberHint={
          isDoubtful && lookedAt === number ? (
            <span className={css.doubt}>{t('lookAgain')}</span>
          ) : undefined
        }
      />
      <Button type="submit" wide>
        {t('next')}
      </Button>
    </form>
  );
}

/** The numbers are gone as soon as the form is left, also for another page of the app. */
function useForgetNumbers(forget: () => void): void {
  const isActive = useIsActiveScreen();
  const onLeft = useEffectEvent(forget);
  useEffect(() => {
    if (!isActive) onLeft();
  }, [isActive]);
}
