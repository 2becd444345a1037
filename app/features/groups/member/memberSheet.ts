/** What can be done with a member of a group. */
export const memberSheet = {
  load: async () => (await import('./MemberSheet.tsx')).MemberSheet,
};
