import type { FeatureId } from '../../../app/brand/features.ts';
import { addBankCard } from '../../money/cards/addBankCard.ts';
import { banksOf } from '../../money/cards/banks.ts';
import { storeFundPassword } from '../../money/fundPassword/storeFundPassword.ts';
import { offers } from '../../money/requireFeature.ts';
import { walletOf } from '../../money/review/reviewed.ts';
import { storeAge } from '../../money/storeAge.ts';
import { grantSteps, transferSteps, usdtSteps } from './creditSteps.ts';
import type { History, Step } from './history.ts';
import { seedCards, seedHolders, seedSecurityHoursAgo } from './money.data.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

/** @returns what happened with a wallet, as far as its brand has the features; first things first. */
export function walletSteps(history: History): Step[] {
  const having = (feature: FeatureId, steps: (history: History) => Step[]) =>
    offers(history.brand, feature) ? steps(history) : [];
  return [
    ...grantSteps(history),
    ...having('recharge', ageSteps),
    ...having('recharge', transferSteps),
    ...having('recharge-usdt', usdtSteps),
    ...having('exchange', ageSteps),
    ...having('exchange', securitySteps),
    ...having('exchange', withdrawalSteps),
  ].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
}

function ageSteps({ tx, past, brand: { minimumAge }, wallet: { userId } }: History): Step[] {
  const run = () => storeAge(tx, { userId, minimumAge, confirmedAt: past.now() });
  return [{ hoursAgo: seedSecurityHoursAgo, run }];
}

/** Fund password and cards. */
function securitySteps({ tx, past, brand, person, wallet, pinHash }: History): Step[] {
  const setPin = async () => {
    await storeFundPassword(tx, past, { wallet, hash: pinHash, way: 'first' });
  };
  const banks = banksOf(brand);
  const cards = seedCards.map(({ hoursAgo, cardNumber, bank }) => ({
    hoursAgo,
    run: async () => {
      const bankId = banks[bank]?.bankId ?? '';
      const card = { bankId, cardNumber, holderName: seedHolders[person.locale] };
      await addBankCard(tx, past, await walletOf(tx, wallet.id), card);
    },
  }));
  return [{ hoursAgo: seedSecurityHoursAgo, run: setPin }, ...cards];
}
