import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Button } from '../../../ui/Button.tsx';
import { List } from '../../../ui/List.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { CardNotes } from '../cards/CardNotes.tsx';
import { mostCards } from '../cards/mostCards.ts';
import { exchangePaths } from '../paths.ts';
import * as css from './withdraw.css.ts';

export type CardChoiceSheetProps = SheetProps & {
  cards: readonly BankCard[];
  /** Id of the card chosen so far. */
  chosen: string;
  onChoose: (cardId: string) => void;
};

/** Another card for this withdrawal, or a new one. */
export function CardChoiceSheet(props: CardChoiceSheetProps) {
  const { isOpen, onClose, cards, chosen, onChoose } = props;
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const navigate = useNavigate();
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('chooseCard')} closeLabel={t('close')}>
      <List role="radiogroup" label={t('chooseCard')}>
        {cards.map((card) => (
          // biome-ignore lint/a11y/useSemanticElements: a whole row is the radio, as in every list.
          <button
            key={card.cardId}
            type="button"
            role="radio"
            aria-checked={card.cardId === chosen}
            tabIndex={card.cardId === chosen ? 0 : -1}
            className={css.row}
            onClick={() => {
              onChoose(card.cardId);
              onClose();
            }}
          >
            <CardFace card={card} notes={<CardNotes card={{ ...card, inUse: 0 }} />} />
            <RadioMark checked={card.cardId === chosen} />
          </button>
        ))}
      </List>
      {cards.length < mostCards && (
        <div className={css.add}>
          <Button
            wide
            look="plain"
            glyph={Plus}
            onClick={() => {
              onClose();
              navigate(exchangePaths.addCard);
            }}
          >
            {t('exchange.words:addCard')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
