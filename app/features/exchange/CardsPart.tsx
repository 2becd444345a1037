import type { ReactNode } from 'react';
import type { OutputOf } from '../../contract/call.ts';
import { type BankCard, userBankList } from '../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import type { Read } from '../../core/query/read.ts';
import { useCall } from '../../core/query/useCall.ts';
import { AgeGate } from '../../parts/age/AgeGate.tsx';
import { ageAsked } from '../../parts/age/ageAsked.ts';

type Props = {
  /** Where the age gate leads back to. */
  parent: string;
  /** `read`: their reading, for what tells how old they are. */
  children: (cards: readonly BankCard[], read: Read<OutputOf<typeof userBankList>>) => ReactNode;
};

/**
 * The person's bank cards for what stands within. Every page here asks for them first: the answer also
 * tells whether the age has been confirmed, and the gate stands in place of the page until it is.
 */
export function CardsPart({ parent, children }: Props) {
  const { t } = useTranslation('exchange.words');
  const cards = useCall(userBankList, {});
  const age = ageAsked(cards.error);
  if (age !== null) {
    return (
      <AgeGate age={age} parent={parent} isBusy={cards.isReading} onConfirmed={cards.readAgain} />
    );
  }
  return (
    <ReadPart read={cards} failedTitle={t('cardsFailed')}>
      {({ list }) => children(list, cards)}
    </ReadPart>
  );
}
