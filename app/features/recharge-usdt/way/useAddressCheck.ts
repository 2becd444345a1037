import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { checkAddress } from '../../../lib/chainAddress/checkAddress.ts';
import {
  type AddressCheck,
  checkAddressProof,
} from '../../../parts/addressProof/checkAddressProof.ts';

/** `checksum`: not an address of this network, or without what tells a wrong letter. */
export type AddressVerdict = AddressCheck | 'checksum';

type Checked = { of: Chain; userId: string; verdict: AddressVerdict };

/**
 * Whether an address may be shown: its checksum is right, and the brand vouches for it. Only a demo
 * brand without record keys does without the proof. An address that has passed stays while a newer
 * proof of it is checked, so that nothing typed below it is lost.
 * @returns null while it is being checked for the first time.
 */
export function useAddressCheck(chain: Chain): AddressVerdict | null {
  const { combineId, recordKeys, demo } = useBrand();
  const userId = useAtomValue(userIdAtom) ?? '';
  const { chainType, address, addressProof } = chain;
  const isRight = checkAddress(chainType, address) === 'valid';
  const needsProof = !demo || recordKeys.length > 0;
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (!isRight || !needsProof) return;
    let isCurrent = true;
    void checkAddressProof({
      proof: addressProof,
      brand: combineId,
      userId,
      chainType,
      address,
      recordKeys,
      now: Date.now(),
    }).then((verdict) => {
      if (isCurrent) setChecked({ of: chain, userId, verdict });
    });
    return () => {
      isCurrent = false;
    };
  }, [isRight, needsProof, addressProof, combineId, userId, chainType, address, recordKeys, chain]);
  if (!isRight) return 'checksum';
  if (!needsProof) return 'valid';
  if (checked?.of === chain) return checked.verdict;
  const isSame =
    checked?.userId === userId &&
    checked.of.chainType === chainType &&
    checked.of.address === address;
  return isSame && checked.verdict === 'valid' ? 'valid' : null;
}
