export const chat = { id: 'chat', path: '/pages/tabBar/chat', order: 0 } as const;
