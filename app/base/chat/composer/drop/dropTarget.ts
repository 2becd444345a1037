/** What is shown while files are held over the conversation. */
export const dropTarget = {
  namespaces: ['chat.composer'],
  load: async () => (await import('./DropTarget.tsx')).DropTarget,
};
