import type { HandlersOf } from '../handler.ts';
import { handleChangeWalletPwd } from './changeWalletPwd.ts';
import { handleGetBankList } from './getBankList.ts';
import { handleSetBankCard } from './setBankCard.ts';
import { handleSetWalletPwd } from './setWalletPwd.ts';
import { handleUserBankList } from './userBankList.ts';
import { handleUserDelBank } from './userDelBank.ts';

/** Fund password and bank cards: what a wallet has beside its points. */
export const walletHandlers: HandlersOf<
  | 'exchange.setWalletPwd'
  | 'exchange.changeWalletPwd'
  | 'exchange.userBankList'
  | 'exchange.getBankList'
  | 'exchange.setBankCard'
  | 'exchange.userDelBank'
> = {
  'exchange.setWalletPwd': handleSetWalletPwd,
  'exchange.changeWalletPwd': handleChangeWalletPwd,
  'exchange.userBankList': handleUserBankList,
  'exchange.getBankList': handleGetBankList,
  'exchange.setBankCard': handleSetBankCard,
  'exchange.userDelBank': handleUserDelBank,
};
