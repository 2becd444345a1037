import { useTranslation } from 'react-i18next';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { AddBankForm } from './AddBankForm.tsx';

/** /pages/setting/add-bank */
export function AddBankScreen() {
  const { t } = useTranslation('exchange.words');
  const wallet = useWallet();
  return (
    <SubScreen title={t('addCard')} parent={exchangePaths.cards} isMoney>
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
