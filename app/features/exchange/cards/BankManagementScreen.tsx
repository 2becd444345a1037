import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { userBankList } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useCall } from '../../../core/query/useCall.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { CardDrawing } from './CardDrawing.tsx';
import { CardList } from './CardList.tsx';
import { mostCards } from './mostCards.ts';

/**
 * /pages/setting/bank-management: the person's bank cards; the title bar adds one, while there is room for it.
 */
export function BankManagementScreen() {
  const { t } = useTranslation(['exchange.labels', 'exchange.words']);
  const navigate = useNavigate();
  const known = useCall(userBankList, {}).data?.list ?? [];
  const add = (): void => void navigate(exchangePaths.addCard);
  return (
    <SubScreen
      title={t('cards')}
      parent={paths.safetySetting}
      isMoney
      right={
        <IconButton
          label={t('exchange.words:addCard')}
          glyph={Plus}
          disabled={known.length >= mostCards}
          onClick={add}
        />
      }
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
