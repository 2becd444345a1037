export const find = { id: 'find', path: '/pages/tabBar/find', order: 50 } as const;
