import type { KeyValueStore } from '../../platform/storage.ts';
import type { Timers } from '../../platform/timers.ts';
import type { verifySignature } from '../../platform/verifySignature.ts';

export type LinesOptions = {
  /** The brand's own lines in order: https addresses, or a path of the site's own origin. */
  api: readonly string[];
  /** Where signed lists of backup lines are; see `app/lib/codeList/codeList.ts`. */
  codeUrls: readonly string[];
  combineId: string;
  /** Domains, with their port where it is not 443, that a backup line must sit under. */
  zones: readonly string[];
  /** Ed25519 public keys in base64. */
  publicKeys: readonly string[];
  /** Keeps the last good list (`storageKeys.lines`). */
  storage: Pick<KeyValueStore, 'read' | 'write' | 'remove'>;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  clock: () => number;
  timers: Timers;
  /** Checks signatures; `verifySignature` where absent. */
  verify?: typeof verifySignature;
  /** Called after every change of what `report` answers. */
  onChange?: () => void;
};
