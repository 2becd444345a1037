/** The question before members are removed. */
export const removeDialog = {
  load: async () => (await import('./RemoveDialog.tsx')).RemoveDialog,
};
