import * as v from 'valibot';
import { holderName } from '../../../contract/fields/money.ts';
import { blameFor } from '../../../core/errors/blameFor.ts';
import { type Form, useForm } from '../../../core/form/useForm.ts';
import { cardDigits, cardLength } from './cardDigits.ts';

export type CardName = 'holderName' | 'bankId' | 'cardNumber' | 'repeat';
type Refusal = 'cardInvalid' | 'cardTaken' | 'holderMismatch' | 'bankUnknown';
export type CardProblem =
  | Refusal
  | 'holderInvalid'
  | 'bankEmpty'
  | 'numberLength'
  | 'numbersDiffer';

const initial = { holderName: '', bankId: '', cardNumber: '', repeat: '' };
// Numbers are never written anywhere; name and bank are kept for whoever comes back.
const secrets: readonly CardName[] = ['cardNumber', 'repeat'];

/** Which field a refusal of the card is about. */
export const blameCard = blameFor<CardName, Refusal>({
  cardInvalid: 'cardNumber',
  cardTaken: 'cardNumber',
  holderMismatch: 'holderName',
  bankUnknown: 'bankId',
});

export type AddBankForm = Form<CardName, CardProblem>;

/** @param onComplete once every field is right; the fund password is still missing. */
export function useAddBankForm(onComplete: () => void): AddBankForm {
  return useForm<CardName, CardProblem>({
    id: 'add-bank',
    initial,
    secrets,
    check: ({ holderName: holder, bankId, cardNumber, repeat }) => {
      const { length } = cardDigits(cardNumber);
      return {
        ...(v.safeParse(holderName, holder).success
          ? {}
          : { holderName: 'holderInvalid' as const }),
        ...(bankId === '' ? { bankId: 'bankEmpty' as const } : {}),
        ...(length < cardLength.min ? { cardNumber: 'numberLength' as const } : {}),
        ...(cardDigits(cardNumber) === cardDigits(repeat)
          ? {}
          : { repeat: 'numbersDiffer' as const }),
      };
    },
    onSend: async () => onComplete(),
  });
}
