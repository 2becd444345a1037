/** One thing wrong with a brand file, before file positions are known. */
export type Finding = {
  /** e.g. `contrast-low`; catalogued by `brand explain`. */
  code: string;
  severity: 'error' | 'warning';
  /** JSON path in brand.json, e.g. `['lines', 'api', 0]`. */
  path: (string | number)[];
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to write instead. */
  fix: string;
};
