/** Where a friend is given another name, for `LazyPart`. */
export const aliasSource = {
  namespaces: ['contacts.person', 'contacts.relation'],
  load: async () => (await import('./AliasSheet.tsx')).AliasSheet,
};
