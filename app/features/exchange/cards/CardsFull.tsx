import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { exchangePaths } from '../paths.ts';
import { CardDrawing } from './CardDrawing.tsx';
import { mostCards } from './mostCards.ts';

/** In place of the form: there are as many cards as can be, and the way to remove one. */
export function CardsFull() {
  const { t } = useTranslation(['exchange.cards', 'exchange.labels']);
  const navigate = useNavigate();
  const cards = t('exchange.labels:cards');
  return (
    <EmptyState
      drawing={<CardDrawing />}
      title={cards}
      sentence={t('full', { max: mostCards })}
      action={
        <Button size="small" look="second" onClick={() => navigate(exchangePaths.cards)}>
          {cards}
        </Button>
      }
    />
  );
}
