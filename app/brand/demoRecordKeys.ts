/**
 * Public halves of record keys whose private halves everybody can make: Ed25519 with the SHA-256 of a
 * published word (`wl-demo-record-v1`) as seed. The sandbox signs with it, and no brand for real
 * people may have it.
 */
export const demoRecordKeys = ['8C8bKXjv1zgmuAi/3Ytn0/M4Xerct85xvnVKwulsrBw='] as const;
