/** The panel of everything that can be sent. */
export const plusPanel = {
  namespaces: ['chat.composer'],
  load: async () => (await import('./PlusPanel.tsx')).PlusPanel,
};
