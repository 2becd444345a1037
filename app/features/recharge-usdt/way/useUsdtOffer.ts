import { useMemo } from 'react';
import * as v from 'valibot';
import { CallError } from '../../../contract/callError.ts';
import { type RechargeOffer, transferOffer } from '../../../contract/recharge/transferOffer.ts';
import { type UsdtOffer, usdtOffer } from '../../../contract/recharge-usdt/usdtOffer.ts';

type Read = { data: UsdtOffer; error: null } | { data: null; error: CallError };

/** What the server offers now, as far as it is USDT; the same for as long as the offer is. */
export function useUsdtOffer(offer: RechargeOffer): Read {
  return useMemo(() => {
    const parsed = v.safeParse(usdtOffer, offer);
    if (parsed.success) return { data: parsed.output, error: null };
    const path = v.getDotPath(parsed.issues[0]) ?? '';
    return { data: null, error: new CallError(transferOffer.name, { kind: 'contract', path }) };
  }, [offer]);
}
