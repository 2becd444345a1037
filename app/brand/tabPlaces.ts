/**
 * Where each tab stands: its path, and its place among the others. They go to phones, so none names a
 * feature; what a tab needs is in `tabs.ts`.
 */
export const chat = { id: 'chat', path: '/pages/tabBar/chat', order: 0 } as const;
export const city = { id: 'city', path: '/pages/tabBar/city', order: 20 } as const;
export const find = { id: 'find', path: '/pages/tabBar/find', order: 50 } as const;
export const live = { id: 'live', path: '/pages/tabBar/love', order: 60 } as const;
export const mine = { id: 'mine', path: '/pages/tabBar/mine', order: 100 } as const;
