/** The panel of emoji, with that of stickers beside it. */
export const emojiPanel = {
  namespaces: ['chat.composer'],
  load: async () => (await import('./ExpressionPanel.tsx')).ExpressionPanel,
};
