import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { AddBankForm } from './AddBankForm.tsx';
import { CardsFull } from './CardsFull.tsx';
import { mostCards } from './mostCards.ts';
import { PinFirst } from './PinFirst.tsx';

/** /pages/setting/add-bank */
export function AddBankScreen() {
  const { t } = useTranslation('exchange.words');
  return (
    <SubScreen title={t('addCard')} parent={exchangePaths.cards} isMoney>
      <CardsPart parent={exchangePaths.cards}>
        {(cards) => <AddBank count={cards.length} />}
      </CardsPart>
    </SubScreen>
  );
}

/** @param count how many cards there are */
function AddBank({ count }: { count: number }) {
  const { t } = useTranslation('exchange.words');
  const wallet = useWallet();
  const isActive = useIsActiveScreen();
  const [isFull, setIsFull] = useState(count >= mostCards);
  // The last card that was added changes nothing of the page that is left.
  if (isActive && isFull !== count >= mostCards) setIsFull(!isFull);
  if (isFull) return <CardsFull />;
  return (
    <ReadPart read={wallet} failedTitle={t('cardsFailed')}>
      {({ hasFundPassword }) =>
        hasFundPassword === 1 ? <AddBankForm isFirst={count === 0} /> : <PinFirst />
      }
    </ReadPart>
  );
}
