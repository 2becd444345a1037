import { useTranslation } from 'react-i18next';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { AddBankForm } from './AddBankForm.tsx';

/** /pages/setting/add-bank */
export function AddBankScreen() {
  const { t } = useTranslation(['exchange.labels', 'exchange.cards']);
  const wallet = useWallet();
  return (
    <SubScreen title={t('addCard')} parent={exchangePaths.cards}>
      <CardsPart parent={exchangePaths.cards}>
        {(cards) => (
          <ReadPart read={wallet} failedTitle={t('cardsFailed')}>
            {({ hasFundPassword }) => (
              <AddBankForm isFirst={cards.length === 0} hasFundPassword={hasFundPassword === 1} />
            )}
          </ReadPart>
        )}
      </CardsPart>
    </SubScreen>
  );
}
