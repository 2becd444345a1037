import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainType } from '../../../contract/recharge/chain.ts';
import type { WayProps } from '../../../core/feature/slots.ts';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { CheckedAddress } from './CheckedAddress.tsx';
import { NetworkList } from './NetworkList.tsx';

/** USDT over a network that the person chooses: nothing is chosen for them. */
export function UsdtWay({ offer, readAgain }: WayProps) {
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
