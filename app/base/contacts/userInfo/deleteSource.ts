/** The question before a friend is deleted, for `LazyPart`. */
export const deleteSource = {
  namespaces: ['contacts.person', 'contacts.relation'],
  load: async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
};
