/** The members that can be mentioned. */
export const mentionPicker = {
  load: async () => (await import('./MentionPicker.tsx')).MentionPicker,
};
