/** The question before somebody is blocked. */
export const blockDialog = {
  load: async () => (await import('./BlockDialog.tsx')).BlockDialog,
};
