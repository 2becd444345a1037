/**
 * Where things lie in a target: `<id>/…` is the live site exactly as a host serves it; what publishing
 * itself keeps lies beside it, under `.releases/<id>/`, outside what a host of the site can reach. Images
 * that builds share lie under `.images/`, where the same target is used for them.
 */
export const livePrefix = (id: string): string => `${id}/`;
const recordsPrefix = (id: string): string => `.releases/${id}/`;
export const stateKey = (id: string): string => `${recordsPrefix(id)}state.json`;
export const lockKey = (id: string): string => `${recordsPrefix(id)}lock.json`;
export const releasePrefix = (id: string, release: string): string =>
  `${recordsPrefix(id)}${release}/`;
/** What the release consists of, with hashes and headers. */
export const filesKey = (id: string, release: string): string =>
  `${releasePrefix(id, release)}files.json`;
/** A copy of each file that has no hash in its name: going back needs no build. */
export const pageKey = (id: string, release: string, path: string): string =>
  `${releasePrefix(id, release)}pages/${path}`;
