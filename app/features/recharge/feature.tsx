import { ArrowDownToLine, CirclePlus } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { rechargePath } from './paths.ts';

/** Topping up, by the ways that this brand has. */
export const feature: Feature = {
  id: 'feature/recharge',
  name: 'recharge.labels:name',
  routes: [
    {
      path: rechargePath,
      load: async () => (await import('./RechargeScreen.tsx')).RechargeScreen,
    },
  ],
  slots: {
    'points.action': [
      {
        id: 'recharge',
        order: 10,
        path: rechargePath,
        label: 'recharge.labels:name',
        Icon: CirclePlus,
      },
    ],
    'points.order': [
      {
        id: 'recharge',
        order: 10,
        types: ['recharge'],
        sent: { by: 'recharge.rechargeOrder', at: rechargePath },
        isRecord: true,
        label: 'recharge.labels:order',
        Icon: ArrowDownToLine,
        load: async () => (await import('./order/RechargeOrder.tsx')).RechargeOrder,
      },
    ],
    'recharge.way': [
      {
        id: 'transfer',
        order: 20,
        label: 'recharge.labels:transferWay',
        isOffered: ({ methods }) => methods.length > 0,
        method: 'transfer',
        loadReport: async () =>
          (await import('../../contract/recharge/transferOrder.ts')).transferOrder,
        load: async () => (await import('./transfer/TransferWay.tsx')).TransferWay,
      },
    ],
    'recharge.order': [
      {
        id: 'transfer',
        order: 20,
        isRecord: true,
        method: 'transfer',
        load: async () => (await import('./order/TransferOrder.tsx')).TransferOrder,
      },
    ],
  },
};
