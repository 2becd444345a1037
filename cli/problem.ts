/** One finding, placed in a file. `check --json` prints exactly these keys. */
export type Problem = {
  code: string;
  severity: 'error' | 'warning';
  brand: string;
  /** Path relative to the working folder. */
  file: string;
  /** 1-based; 0 where the finding concerns the whole file. */
  line: number;
  column: number;
  /** JSON path such as `lines.api[0]`; empty where it concerns the whole file. */
  path: string;
  message: string;
  fix: string;
};
