import { RotateCw, ShieldAlert } from 'lucide-react';
import type { ChainType } from '../../../contract/recharge-usdt/chain.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { networkNames } from '../networkNames.data.ts';
import type { AddressVerdict } from './useAddressCheck.ts';
import * as css from './WithheldAddress.css.ts';

type Props = {
  chainType: ChainType;
  verdict: Exclude<AddressVerdict, 'valid'>;
  readAgain: () => void;
};

const sentences = {
  checksum: 'withheldChecksum',
  expired: 'withheldExpired',
  unverifiable: 'withheldUnverifiable',
} as const;

/** In place of an address that must not be used: why, and that nothing should be sent to it. */
export function WithheldAddress({ chainType, verdict, readAgain }: Props) {
  const { t } = useTranslation('recharge-usdt.page');
  const sentence = verdict in sentences ? sentences[verdict as keyof typeof sentences] : null;
  return (
    <section className={css.part}>
      <div role="alert">
        <Callout tone="negative" glyph={ShieldAlert}>
          {t('withheld', { network: networkNames[chainType] })} {t(sentence ?? 'withheldProof')}
        </Callout>
      </div>
      <Button wide look="second" glyph={RotateCw} onClick={readAgain}>
        {t('tryAgain')}
      </Button>
    </section>
  );
}
