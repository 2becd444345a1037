import { Gift, Scale } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { pointsDetailsPath } from '../../parts/money/orderPaths.ts';

/** The person's points: what they have, and where points came from and went. */
export const feature: Feature = {
  id: 'feature/points',
  name: 'points.labels:name',
  routes: [
    {
      path: pointsDetailsPath,
      load: async () => (await import('./PointsDetailsScreen.tsx')).PointsDetailsScreen,
    },
  ],
  slots: {
    'mine.card': [
      {
        id: 'points',
        order: 10,
        load: async () => (await import('./card/PointsCard.tsx')).PointsCard,
      },
    ],
    background: [
      {
        id: 'intents',
        order: 10,
        load: async () => (await import('../../parts/money/orders/IntentWatch.tsx')).IntentWatch,
      },
    ],
    'points.order': [
      {
        id: 'grant',
        order: 80,
        types: ['grant'],
        label: 'points.labels:grant',
        Icon: Gift,
        load: async () => (await import('./order/platformOrders.tsx')).GrantOrder,
      },
      {
        id: 'correction',
        order: 90,
        types: ['correction'],
        label: 'points.labels:correction',
        Icon: Scale,
        load: async () => (await import('./order/platformOrders.tsx')).CorrectionOrder,
      },
    ],
  },
};
