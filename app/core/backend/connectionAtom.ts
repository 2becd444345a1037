import { atom } from 'jotai';
import type { LineReport } from '../../transport/lines/createLines.ts';

/** How often the backend has been tried again without an answer; 0 while it answers. */
export const reconnectingAtom = atom(0);

/** What came of the brand's backup lists, for the about page. Empty until the backend has started. */
export const lineReportAtom = atom<readonly LineReport[]>([]);
