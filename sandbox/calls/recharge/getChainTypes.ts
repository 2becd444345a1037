import { getChainTypes } from '../../../app/contract/recharge/getChainTypes.ts';
import { type ChainType, chainTypes } from '../../../app/contract/recharge-usdt/chain.ts';
import type { Chain } from '../../../app/contract/recharge-usdt/usdtOffer.ts';
import { proveAddress } from '../../money/recharge/addressProof.ts';
import { chainFacts } from '../../money/recharge/chains.data.ts';
import { depositAddress } from '../../money/recharge/depositAddress.ts';
import { transferMethods } from '../../money/recharge/transferMethods.ts';
import { usdtRate } from '../../money/recharge/usdtRate.ts';
import { requireAge } from '../../money/requireAge.ts';
import { hasFeature, requireFeature } from '../../money/requireFeature.ts';
import type { MemberSession } from '../context.ts';
import { handle } from '../handler.ts';

export const handleGetChainTypes = handle(getChainTypes, async (_, context) => {
  await requireFeature(context, 'recharge');
  await requireAge(context);
  const { session, locale, now } = context;
  const hasUsdt = await hasFeature(context, 'recharge-usdt');
  const offered = chainTypes.filter((chainType) => hasUsdt && chainFacts[chainType].isOffered);
  const { rate, rateUntil } = usdtRate(session.brand, now());
  return {
    rate,
    rateUntil: rateUntil / 1000,
    chains: offered.map((chainType) => chainOf(chainType, session, now())),
    methods: transferMethods(session.brand, session.userId, locale),
  };
});

function chainOf(chainType: ChainType, session: MemberSession, now: number): Chain {
  const { contract, decimals, confirmations, minutes, minDep } = chainFacts[chainType];
  const address = depositAddress(chainType, session);
  const claim = { brand: session.brand.combineId, userId: session.userId, chainType, address };
  return {
    ...{ chainType, address, addressProof: proveAddress(claim, now) },
    ...{ minDep, confirmations, minutes, contract, decimals },
  };
}
