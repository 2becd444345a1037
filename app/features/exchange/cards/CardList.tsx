import { Trash2 } from 'lucide-react';
import { type BankCard, userBankList } from '../../../contract/exchange/userBankList.ts';
import { userDelBank } from '../../../contract/exchange/userDelBank.ts';
import { amount } from '../../../contract/points/amount.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { Read } from '../../../core/query/read.ts';
import { useServices } from '../../../core/services/services.tsx';
import { AsOf } from '../../../parts/money/AsOf.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { List } from '../../../ui/List.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useReadAnew } from '../useReadAnew.ts';
import * as css from './BankManagementScreen.css.ts';
import { CardFace } from './CardFace.tsx';
import { CardNotes } from './CardNotes.tsx';
import { mostCards } from './mostCards.ts';

const removeSheet = {
  load: async () => (await import('./RemoveCardSheet.tsx')).RemoveCardSheet,
};

type Props = {
  cards: readonly BankCard[];
  /** Their reading, which tells how old they are. */
  read: Read<unknown>;
};

/** The cards there are; one that no withdrawal is on its way to can be removed. */
export function CardList({ cards, read }: Props) {
  const { t } = useTranslation(['exchange.cards', 'exchange.labels']);
  const { backend } = useServices();
  const readAnew = useReadAnew();
  const openSheet = useOpenSheet();
  const remove = (card: BankCard): void => {
    const { cardId } = card;
    const sheet = openSheet(removeSheet, {
      card,
      async send(fundPassword) {
        const intent = `remove-card:${cardId}`;
        await backend.call(userDelBank, { cardId, fundPassword }, { intent });
        readAnew(userBankList, amount);
        showToast(t('removed'), { done: true });
        sheet.close();
      },
    });
  };
  return (
    <div className={css.cards}>
      <div className={css.asOf}>
        <AsOf read={read} />
      </div>
      <List label={t('exchange.labels:cards')}>
        {cards.map((card) => (
          <div key={card.cardId} className={css.row}>
            <CardFace
              card={card}
              notes={<CardNotes card={card} />}
              end={
                card.inUse === 0 && (
                  <IconButton
                    label={t('remove', { bank: card.bankName, last4: card.last4 })}
                    glyph={Trash2}
                    onClick={() => remove(card)}
                  />
                )
              }
            />
          </div>
        ))}
      </List>
      <p className={css.note}>
        {cards.length >= mostCards ? t('full', { max: mostCards }) : t('most', { max: mostCards })}
      </p>
    </div>
  );
}
