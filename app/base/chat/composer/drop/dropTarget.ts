/** What is shown while files are held over the conversation. */
export const dropTarget = {
  load: async () => (await import('./DropTarget.tsx')).DropTarget,
};
