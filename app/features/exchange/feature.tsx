import { Banknote, CreditCard, LockKeyhole, Wallet } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { exchangePaths } from './paths.ts';

const cardsRow = {
  id: 'bank-cards',
  path: exchangePaths.cards,
  label: 'exchange.labels:cards',
  Icon: CreditCard,
} as const;

/** Withdrawing points to a bank card, with the cards and the fund password it takes. */
export const feature: Feature = {
  id: 'feature/exchange',
  name: 'exchange.labels:name',
  routes: [
    {
      path: exchangePaths.exchange,
      load: async () => (await import('./withdraw/ExchangeScreen.tsx')).ExchangeScreen,
    },
    {
      path: exchangePaths.records,
      isRecord: true,
      load: async () => (await import('./records/ExchangeRecordScreen.tsx')).ExchangeRecordScreen,
    },
    {
      path: exchangePaths.cards,
      load: async () => (await import('./cards/BankManagementScreen.tsx')).BankManagementScreen,
    },
    {
      path: exchangePaths.addCard,
      load: async () => (await import('./cards/AddBankScreen.tsx')).AddBankScreen,
    },
    {
      path: exchangePaths.fundPassword,
      load: async () => (await import('./pin/FundPasswordScreen.tsx')).FundPasswordScreen,
    },
    {
      path: exchangePaths.changeFundPassword,
      load: async () =>
        (await import('./pin/ChangeFundPasswordScreen.tsx')).ChangeFundPasswordScreen,
    },
  ],
  slots: {
    'points.action': [
      {
        id: 'exchange',
        order: 20,
        path: exchangePaths.exchange,
        label: 'exchange.labels:withdraw',
        Icon: Banknote,
      },
    ],
    'points.order': [
      {
        id: 'exchange',
        order: 20,
        types: ['exchange'],
        sent: { by: 'exchange.exchange', at: exchangePaths.exchange },
        isRecord: true,
        label: 'exchange.labels:order',
        returnLabel: 'exchange.labels:returned',
        Icon: Banknote,
        load: async () => (await import('./order/ExchangeOrder.tsx')).ExchangeOrder,
      },
    ],
    'safety.row': [
      { ...cardsRow, order: 10 },
      {
        id: 'fund-password',
        order: 20,
        path: exchangePaths.fundPassword,
        label: 'exchange.labels:fundPassword',
        Icon: LockKeyhole,
      },
    ],
    'mine.row': [
      {
        id: 'withdrawals',
        order: 10,
        isRecord: true,
        path: exchangePaths.records,
        label: 'exchange.labels:records',
        Icon: Wallet,
        caption: {
          load: async () => (await import('./mine/captions.tsx')).ReviewCaption,
        },
      },
      {
        ...cardsRow,
        order: 20,
        caption: {
          load: async () => (await import('./mine/captions.tsx')).CardsCaption,
        },
      },
    ],
  },
};
