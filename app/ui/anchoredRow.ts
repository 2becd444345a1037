/** What a list that keeps its place has to know of a row. */
export type AnchoredRow = {
  key: string;
  /** A row that belongs to no moment of its own, such as a date or a spinner. */
  isMarker?: boolean;
  /** Rows may still come in between it and the one before it. */
  isLoose?: boolean;
};
