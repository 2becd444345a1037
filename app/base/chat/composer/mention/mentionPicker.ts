/** The members that can be mentioned. */
export const mentionPicker = {
  namespaces: ['chat.composer', 'chat.message', 'common.person'],
  load: async () => (await import('./MentionPicker.tsx')).MentionPicker,
};
