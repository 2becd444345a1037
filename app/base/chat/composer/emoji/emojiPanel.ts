/** The panel of emoji, with that of stickers beside it. */
export const emojiPanel = {
  load: async () => (await import('./ExpressionPanel.tsx')).ExpressionPanel,
};
