/** The question before somebody is blocked, for `LazyPart`. */
export const blockSource = {
  namespaces: ['contacts.relation'],
  load: async () => (await import('./BlockDialog.tsx')).BlockDialog,
};
