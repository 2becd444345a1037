import type { ReactNode } from 'react';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Field } from '../../../ui/Field.tsx';
import * as css from './AddBankForm.css.ts';
import { BankField } from './BankField.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { cardDigits, cardLength } from './cardDigits.ts';
import type { CardName, useAddBankForm } from './useAddBankForm.ts';

type CardForm = ReturnType<typeof useAddBankForm>;

type Props = {
  form: CardForm;
  holderHint: string;
  /** Asks to look at the number again. */
  numberHint: ReactNode;
};

/** Whose card it is, of which bank, and its number, twice. */
export function AddBankFields({ form, holderHint, numberHint }: Props) {
  const { t } = useTranslation('exchange.cards');
  const inputOf = useCardInput(form);
  return (
    <>
      <Field
        {...inputOf('holderName')}
        label={t('holderName')}
        hint={holderHint}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <BankField {...inputOf('bankId')} />
      <CardNumberField
        {...inputOf('cardNumber')}
        value={cardDigits(form.values.cardNumber)}
        label={t('cardNumber')}
        hint={numberHint}
      />
      <CardNumberField
        {...inputOf('repeat')}
        value={cardDigits(form.values.repeat)}
        label={t('repeatNumber')}
      />
      <p className={css.note}>{t('numberNote')}</p>
    </>
  );
}

/** @returns what a field takes, with a sentence for what is wrong. */
function useCardInput(form: CardForm) {
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
