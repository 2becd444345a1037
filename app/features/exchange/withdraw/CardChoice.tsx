import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { Button } from '../../../ui/Button.tsx';
import { List } from '../../../ui/List.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { exchangePaths } from '../paths.ts';
import type { CardChoiceSheetProps } from './CardChoiceSheet.tsx';
import * as css from './withdraw.css.ts';

const choiceSheet: PartSource<CardChoiceSheetProps> = {
  load: async () => (await import('./CardChoiceSheet.tsx')).CardChoiceSheet,
};

type Props = {
  cards: readonly BankCard[];
  /** The one chosen; null where there is none. */
  card: BankCard | null;
  onChoose: (cardId: string) => void;
};

/** The card that the money goes to, and the way to another; without one, the way to add one. */
export function CardChoice({ cards, card, onChoose }: Props) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const navigate = useNavigate();
  const openSheet = useOpenSheet();
  if (card === null) {
    return (
      <div className={css.none}>
        <p className={css.words}>{t('exchange.words:noCard')}</p>
        <Button
          size="small"
          look="second"
          glyph={Plus}
          onClick={() => navigate(exchangePaths.addCard)}
        >
          {t('exchange.words:addCard')}
        </Button>
      </div>
    );
  }
  return (
    <List>
      <button
        type="button"
        className={css.card}
        aria-haspopup="dialog"
        onClick={() => openSheet(choiceSheet, { cards, chosen: card.cardId, onChoose })}
      >
        <CardFace card={card} end={<span className={css.change}>{t('changeCard')}</span>} />
      </button>
    </List>
  );
}
