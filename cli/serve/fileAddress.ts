const foldersOfFiles = /^\/(assets|i|locales|\.well-known)\//;

/**
 * Whether an address can only be that of a file: its last part has an ending, or its folder holds files
 * alone. Any other is a page; the app leads from one it does not know to the first.
 */
export const isFileAddress = (path: string): boolean =>
  foldersOfFiles.test(path) || /\.[^/]*$/.test(path);
