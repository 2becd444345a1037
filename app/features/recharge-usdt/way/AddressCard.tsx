import { Copy, TriangleAlert } from 'lucide-react';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { copyText } from '../../../platform/clipboard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { networkNames } from '../networkNames.data.ts';
import { WholeCode } from '../WholeCode.tsx';
import * as css from './AddressCard.css.ts';

/** The person's own address on a network: whole, as text and as a code of the bare address. */
export function AddressCard({ chain: { chainType, address } }: { chain: Chain }) {
  const { t } = useTranslation('recharge-usdt.page');
  const { demo, icon } = useBrand();
  const network = networkNames[chainType];
  const copy = async (): Promise<void> => {
    if (await copyText(address)) showToast(t('addressCopied', { network }), { done: true });
    else showToast(t('copyFailed'));
  };
  return (
    <>
      <SectionTitle>{t('address')}</SectionTitle>
      <section className={css.part}>
        <div className={css.paper}>
          <div className={css.code}>
            <QrCode text={address} label={t('qrLabel', { network })} logo={icon} />
          </div>
          <p className={css.network}>{network}</p>
          {demo && <p className={css.demo}>{t('demoOnly')}</p>}
        </div>
        <div className={css.box}>
          <p className={css.name}>{network}</p>
          <p data-address="">
            <WholeCode code={address} size="large" />
          </p>
          <Button wide look="second" glyph={Copy} onClick={() => void copy()}>
            {t('copyAddress')}
          </Button>
        </div>
        <Callout tone="warning" glyph={TriangleAlert}>
          {t('checkAddress')}
        </Callout>
      </section>
    </>
  );
}
