/** The question before somebody is blocked, for `LazyPart`. */
export const blockSource = {
  load: async () => (await import('./BlockDialog.tsx')).BlockDialog,
};
