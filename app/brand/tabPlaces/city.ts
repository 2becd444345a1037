export const city = { id: 'city', path: '/pages/tabBar/city', order: 20 } as const;
