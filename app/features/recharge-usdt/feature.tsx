import type { Feature } from '../../core/feature/feature.ts';

/** Topping up with USDT. */
export const feature: Feature = {
  id: 'feature/recharge-usdt',
  name: 'recharge-usdt.labels:name',
  routes: [],
  slots: {
    'recharge.way': [
      {
        id: 'usdt',
        order: 10,
        label: 'recharge-usdt.labels:way',
        isOffered: ({ chains }) => Array.isArray(chains) && chains.length > 0,
        method: 'usdt',
        loadReport: async () =>
          (await import('../../contract/recharge-usdt/usdtOrder.ts')).usdtOrder,
        load: async () => (await import('./way/UsdtWay.tsx')).UsdtWay,
      },
    ],
    'recharge.order': [
      {
        id: 'usdt',
        order: 10,
        isRecord: true,
        method: 'usdt',
        load: async () => (await import('./order/UsdtOrder.tsx')).UsdtOrder,
      },
    ],
  },
};
