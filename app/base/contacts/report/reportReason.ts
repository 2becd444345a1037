import type { reportReasons } from '../../../contract/people/report.ts';

/** One of the contract's closed list. */
export type ReportReason = (typeof reportReasons)[number];
