/** The panel of emoji. */
export const emojiPanel = {
  namespaces: ['chat.composer'],
  load: async () => (await import('./EmojiPanel.tsx')).EmojiPanel,
};
