export const live = { id: 'live', path: '/pages/tabBar/love', order: 60 } as const;
