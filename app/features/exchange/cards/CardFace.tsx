import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './CardFace.css.ts';

type Props = {
  card: BankCard;
  /** Below it, such as from when on it may be used. */
  notes?: ReactNode;
  /** At the end, such as a button. */
  end?: ReactNode;
};

/** A bank card in a row: the bank, whose it is, and its last four digits. */
export function CardFace({ card, notes, end }: Props) {
  const { t } = useTranslation('exchange.words');
  return (
    <span className={css.face}>
      <span className={css.mark}>
        <Icon of={Landmark} size={20} />
      </span>
      <span className={css.words}>
        <span className={css.bank}>{card.bankName}</span>
        <span className={css.owner}>
          {isolated(card.holderName)} · {t('endingIn', { last4: card.last4 })}
        </span>
        {notes}
      </span>
      {end}
    </span>
  );
}
