import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { CardDrawing } from './CardDrawing.tsx';
import { CardList } from './CardList.tsx';

/** /pages/setting/bank-management: the person's bank cards; the title bar adds one. */
export function BankManagementScreen() {
  const { t } = useTranslation(['exchange.labels', 'exchange.words']);
  const navigate = useNavigate();
  const add = (): void => void navigate(exchangePaths.addCard);
  return (
    <SubScreen
      title={t('cards')}
      parent={paths.safetySetting}
      isMoney
      right={<IconButton label={t('exchange.words:addCard')} glyph={Plus} onClick={add} />}
    >
      <CardsPart parent={paths.safetySetting}>
        {(cards, read) =>
          cards.length === 0 ? (
            <EmptyState
              drawing={<CardDrawing />}
              title={t('cards')}
              sentence={t('exchange.words:noCard')}
              action={
                <Button size="small" look="second" onClick={add}>
                  {t('exchange.words:addCard')}
                </Button>
              }
            />
          ) : (
            <CardList cards={cards} read={read} />
          )
        }
      </CardsPart>
    </SubScreen>
  );
}
