import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { List } from '../../../ui/List.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import * as css from './BankManagementScreen.css.ts';
import { CardDrawing } from './CardDrawing.tsx';
import { CardFace } from './CardFace.tsx';
import { CardNotes } from './CardNotes.tsx';
import type { RemoveCardSheetProps } from './RemoveCardSheet.tsx';

/** Most cards that the platform keeps of one person. */
const mostCards = 5;

const removeSheet: PartSource<RemoveCardSheetProps> = {
  namespaces: ['exchange.cards', 'exchange.words', 'exchange.pin'],
  load: async () => (await import('./RemoveCardSheet.tsx')).RemoveCardSheet,
};

/** /pages/setting/bank-management: the person's bank cards; the title bar adds one. */
export function BankManagementScreen() {
  const { t } = useTranslation(['exchange.cards', 'exchange.labels', 'exchange.words']);
  const navigate = useNavigate();
  const add = (): void => void navigate(exchangePaths.addCard);
  return (
    <SubScreen
      title={t('exchange.labels:cards')}
      parent={paths.safetySetting}
      right={<IconButton label={t('exchange.words:addCard')} glyph={Plus} onClick={add} />}
    >
      <CardsPart parent={paths.safetySetting}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState
              drawing={<CardDrawing />}
              title={t('exchange.labels:cards')}
              sentence={t('exchange.words:noCard')}
              action={
                <Button size="small" look="second" onClick={add}>
                  {t('exchange.words:addCard')}
                </Button>
              }
            />
          ) : (
            <CardList cards={cards} />
          )
        }
      </CardsPart>
    </SubScreen>
  );
}

function CardList({ cards }: { cards: readonly BankCard[] }) {
  const { t } = useTranslation(['exchange.cards', 'exchange.labels']);
  const [removing, setRemoving] = useState<{ card: BankCard; isOpen: boolean } | null>(null);
  return (
    <div className={css.cards}>
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
                    onClick={() => setRemoving({ card, isOpen: true })}
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
      {removing && (
        <LazyPart
          source={removeSheet}
          props={{ ...removing, onClose: () => setRemoving({ ...removing, isOpen: false }) }}
          placeholder={<span />}
        />
      )}
    </div>
  );
}
