/**
 * Public halves of record keys whose private halves everybody can make: Ed25519 with the SHA-256 of a
 * published word as seed. The sandbox signs with the first (`wl-demo-record-key`); the second
 * (`wl-demo-record-v1`) signed the published examples. No brand for real people may have them.
 */
export const demoRecordKeys = [
  'TYj8kQ5Tb50S3Q+O+lOOPsLeUHrqVIcqY7xLuS3cCV0=',
  '8C8bKXjv1zgmuAi/3Ytn0/M4Xerct85xvnVKwulsrBw=',
] as const;
