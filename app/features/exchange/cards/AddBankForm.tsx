import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type CallError, declaredFailure } from '../../../contract/callError.ts';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useLoadErrorTexts } from '../../../core/errors/useLoadErrorTexts.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { Field } from '../../../ui/Field.tsx';
import { exchangePaths } from '../paths.ts';
import * as css from './AddBankForm.css.ts';
import type { AddCardSheetProps } from './AddCardSheet.tsx';
import { BankField } from './BankField.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { cardDigits, cardLength, isLuhn } from './cardDigits.ts';
import { blameCard, type CardName, useAddBankForm } from './useAddBankForm.ts';
import { useSendCard } from './useSendCard.ts';

const addSheet: PartSource<AddCardSheetProps> = {
  namespaces: ['exchange.cards', 'exchange.words', 'exchange.pin'],
  load: async () => (await import('./AddCardSheet.tsx')).AddCardSheet,
};

type Props = {
  /** The first card fixes the name of all. */
  isFirst: boolean;
  hasFundPassword: boolean;
};

/** A card's five fields; the fifth, the fund password, is asked for last, in a sheet. */
export function AddBankForm({ isFirst, hasFundPassword }: Props) {
  const { t } = useTranslation('exchange.cards');
  const navigate = useNavigate();
  const back = useBack(exchangePaths.cards);
  const loadErrorTexts = useLoadErrorTexts();
  const [sheet, setSheet] = useState<'never' | 'now' | 'before'>('never');
  // A number that does not fit its last digit, once somebody was asked to look at it again.
  const [lookedAt, setLookedAt] = useState('');
  const form = useAddBankForm(() => {
    if (isDoubtful && lookedAt !== number) setLookedAt(number);
    else setSheet('now');
  });
  const { holderName, bankId } = form.values;
  const number = cardDigits(form.values.cardNumber);
  const isDoubtful = number.length >= cardLength.min && !isLuhn(number);
  useForgetNumbers(() => {
    form.empty('cardNumber');
    form.empty('repeat');
    setSheet((last) => (last === 'now' ? 'before' : last));
  });
  const inputOf = useCardInput(form);
  const refuse = (error: CallError): boolean => {
    const problems = blameCard(error);
    if (!problems || !declaredFailure(error)) return false;
    setSheet('before');
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
      {!hasFundPassword && <Callout tone="info">{t('pinFirst')}</Callout>}
      <Field
        {...inputOf('holderName')}
        label={t('holderName')}
        hint={isFirst ? t('holderHint') : t('holderSame')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <BankField {...inputOf('bankId')} />
      <CardNumberField
        {...inputOf('cardNumber')}
        value={number}
        label={t('cardNumber')}
        hint={
          isDoubtful && lookedAt === number ? (
            <span className={css.doubt}>{t('lookAgain')}</span>
          ) : undefined
        }
      />
      <CardNumberField
        {...inputOf('repeat')}
        value={cardDigits(form.values.repeat)}
        label={t('repeatNumber')}
      />
      <p className={css.note}>{t('numberNote')}</p>
      {hasFundPassword ? (
        <Button type="submit" wide>
          {t('next')}
        </Button>
      ) : (
        <Button wide onClick={() => navigate(exchangePaths.fundPassword)}>
          {t('setPin')}
        </Button>
      )}
      {sheet !== 'never' && (
        <LazyPart
          source={addSheet}
          props={{
            isOpen: sheet === 'now',
            onClose: () => setSheet('before'),
            last4: number.slice(-4),
            send,
          }}
          placeholder={<span />}
        />
      )}
    </form>
  );
}

/** @returns what a field takes, with a sentence for what is wrong. */
function useCardInput(form: ReturnType<typeof useAddBankForm>) {
  const { t } = useTranslation('exchange.cards');
  const errors = useErrorTexts('exchange');
  return (name: CardName) => {
    const { problem, ...field } = form.field(name);
    const sentences = {
      holderInvalid: () => t('holderInvalid'),
      bankEmpty: () => t('bankEmpty'),
      numberLength: () => t('numberLength', cardLength),
      numbersDiffer: () => t('numbersDiffer'),
      cardInvalid: () => errors.named('cardInvalid'),
      cardTaken: () => errors.named('cardTaken'),
      holderMismatch: () => errors.named('holderMismatch'),
      bankUnknown: () => errors.named('bankUnknown'),
    };
    return { ...field, error: problem && sentences[problem]() };
  };
}

/** The numbers are gone as soon as the form is left, also for another page of the app. */
function useForgetNumbers(forget: () => void): void {
  const isActive = useIsActiveScreen();
  const onLeft = useEffectEvent(forget);
  useEffect(() => {
    if (!isActive) onLeft();
  }, [isActive]);
}
