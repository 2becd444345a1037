/** The questions of the page that edits a text. They come when they are asked. */
export const editQuestions = {
  publish: { load: async () => (await import('./EditDialogs.tsx')).PublishDialog },
  leave: { load: async () => (await import('./EditDialogs.tsx')).UnsavedDialog },
};
