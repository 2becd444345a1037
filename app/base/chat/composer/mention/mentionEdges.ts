/** What keeps mentions whole while the text is edited. */
export const mentionEdges = {
  load: async () => (await import('./MentionEdges.tsx')).MentionEdges,
};

/** What it is told of the field. */
export type FieldEdges = {
  /** The text is another. @returns whether it cut a mention, and what was left of that has gone as well */
  onChange: (field: HTMLTextAreaElement) => boolean;
  /** The caret is another: it never stays within a mention. */
  onSelect: (field: HTMLTextAreaElement) => void;
};
