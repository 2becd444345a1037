import { useState } from 'react';
import type { ChainType } from '../../../contract/recharge-usdt/chain.ts';
import type { UsdtOffer } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadFailed } from '../../../core/query/ReadFailed.tsx';
import type { WayProps } from '../../../parts/recharge/slots.ts';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { CheckedAddress } from './CheckedAddress.tsx';
import { NetworkList } from './NetworkList.tsx';
import { useUsdtOffer } from './useUsdtOffer.ts';

/** USDT over a network that the person chooses: nothing is chosen for them. */
export function UsdtWay({ offer, readAgain }: WayProps) {
  const { t } = useTranslation('recharge.page');
  const { data, error } = useUsdtOffer(offer);
  if (data) return <Networks offer={data} readAgain={readAgain} />;
  const read = { error, isReading: false, readAgain };
  return <ReadFailed title={t('failedTitle')} place="inline" read={read} />;
}

type Props = { offer: UsdtOffer; readAgain: () => void };

function Networks({ offer, readAgain }: Props) {
  const { t } = useTranslation('recharge-usdt.page');
  const [chosen, choose] = useState<ChainType | null>(null);
  const chain = offer.chains.find(({ chainType }) => chainType === chosen);
  return (
    <>
      <SectionTitle>{t('network')}</SectionTitle>
      <NetworkList chains={offer.chains} chosen={chain?.chainType ?? null} onChoose={choose} />
      {chain && (
        <CheckedAddress
          key={`${chain.chainType} ${chain.address}`}
          chain={chain}
          offer={offer}
          readAgain={readAgain}
        />
      )}
    </>
  );
}
