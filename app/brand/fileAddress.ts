/**
 * Addresses that can only be those of files, with their query or without: the last part of the path has an
 * ending, or its folder holds files alone. Any other is a page; the app leads from one it does not know to
 * the first.
 */
export const fileAddress = /^\/(assets|i|locales|\.well-known)\/|^[^?]*\.[^/?]*(\?|$)/;
