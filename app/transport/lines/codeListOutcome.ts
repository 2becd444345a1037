import type { CodeListRefusal } from '../../lib/codeList/codeList.ts';
import type { IgnoredAddress } from '../../lib/codeList/judgeCodeList.ts';

/** What came of one code URL. */
export type CodeListOutcome =
  /** Not needed yet. */
  | { status: 'unused' }
  | { status: 'loading' }
  | {
      status: 'accepted';
      version: number;
      /** Seconds since 1970. */
      expires: number;
      lines: readonly string[];
      ignored: readonly IgnoredAddress[];
    }
  | { status: 'refused'; reason: CodeListRefusal }
  /** Nothing answered with a list. */
  | { status: 'unreachable' };

export type LineReport = {
  /** A code URL of the brand, or `stored` for the list kept from an earlier visit. */
  url: string;
  outcome: CodeListOutcome;
};
