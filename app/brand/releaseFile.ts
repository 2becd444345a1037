/** A file of a release that an installed site keeps: the stamp lists it, the worker brings it in. */
export type ReleaseFile = {
  url: string;
  /** Null where the URL itself changes with the content. */
  revision: string | null;
  /** Uncompressed. */
  bytes: number;
  /**
   * The first 16 bytes of its SHA-256, in base64 without padding: half the list, and as safe from damage.
   */
  digest: string;
};
