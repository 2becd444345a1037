/** Fetched when it is opened. */
export const codeSheet = {
  load: async () => (await import('./CodeSheet.tsx')).CodeSheet,
};
