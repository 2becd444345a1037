/** The question before a friend is deleted, for `LazyPart`. */
export const deleteSource = {
  load: async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
};
