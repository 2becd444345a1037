/** The panel of everything that can be sent. */
export const plusPanel = {
  load: async () => (await import('./PlusPanel.tsx')).PlusPanel,
};
