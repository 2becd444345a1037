export const mine = { id: 'mine', path: '/pages/tabBar/mine', order: 100 } as const;
