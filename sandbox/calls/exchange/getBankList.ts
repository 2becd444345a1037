import { getBankList } from '../../../app/contract/exchange/getBankList.ts';
import { banksOf, toBank } from '../../money/cards/banks.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleGetBankList = handle(getBankList, async (_, context) => {
  await requireFeature(context, 'exchange');
  await requireAge(context);
  const banks = banksOf(context.session.brand);
  return { list: banks.map((bank) => toBank(bank, context.locale)) };
});
