/** Who a highlight is by, and what can be done about both. */
export const hostSheet = {
  load: async () => (await import('./HostSheet.tsx')).HostSheet,
};
