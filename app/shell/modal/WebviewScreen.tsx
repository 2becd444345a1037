import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { isOwnAddress } from '../../core/navigation/ownAddress.ts';
import { plainLine } from '../../lib/plainText.ts';
import { parseWebAddress, type WebAddressRefusal } from '../../lib/webAddress.ts';
import { LeavePage } from './LeavePage.tsx';
import { Refusal } from './Refusal.tsx';
import { WebFrame } from './WebFrame.tsx';

const reasons = {
  empty: 'refusedEmpty',
  'too-long': 'refusedTooLong',
  'unsafe-characters': 'refusedUnsafeCharacters',
  'not-https': 'refusedNotHttps',
  malformed: 'refusedMalformed',
  credentials: 'refusedCredentials',
  'not-public': 'refusedNotPublic',
  'carries-secret': 'refusedCarriesSecret',
} as const satisfies Record<WebAddressRefusal, string>;

/**
 * `/pages/modal/webview?url=&title=`: shows where a link leads before anything is opened; the pages of
 * the brand's operator open at once.
 */
export function WebviewScreen() {
  const { t } = useTranslation('shell.modal');
  const [isOpenHere, setIsOpenHere] = useState(false);
  const params = new URLSearchParams(useLocation().search);
  const address = parseWebAddress(params.get('url') ?? '');
  const brand = useStampedBrand();
  const back = useBack();
  const title = plainLine(params.get('title') ?? '', 60);
  if (!address.ok) {
    return (
      <Refusal
        pageTitle={t('linkTitle')}
        title={t('linkRefusedTitle')}
        sentence={t(reasons[address.reason])}
      />
    );
  }
  // Nobody leaves for another's site: these are the pages of whoever runs the brand.
  if (isOwnAddress(address.href, brand)) return <WebFrame address={address} onClose={back} />;
  return isOpenHere ? (
    <WebFrame address={address} onClose={() => setIsOpenHere(false)} />
  ) : (
    <LeavePage address={address} title={title} onOpenHere={() => setIsOpenHere(true)} />
  );
}
