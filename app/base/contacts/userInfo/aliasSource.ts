/** Where a friend is given another name, for `LazyPart`. */
export const aliasSource = {
  load: async () => (await import('./AliasSheet.tsx')).AliasSheet,
};
