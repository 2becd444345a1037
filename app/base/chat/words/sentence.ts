import type { ParseKeys } from 'i18next';

/** A text to show: a key of the namespace `chat` and what stands in its gaps. */
export type Sentence = {
  key: ParseKeys<'chat'>;
  /** People's names; an empty one is somebody unknown. */
  name?: string;
  names?: readonly string[];
};
