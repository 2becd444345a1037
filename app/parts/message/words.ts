import type { KeyFilledBy, TextKeyFilledBy } from '../../core/i18n/textKey.ts';
import type { NamedPerson } from '../person/personName.ts';

/** What a sentence's gaps are filled with; `count` is how many people there are. */
export type SentenceValues = {
  name: string;
  names: string;
  count: number;
  text: string;
  time: string;
};

/** Keys are of `chat.message`; those of another namespace are named with it, such as `dating:title`. */
export type SentenceKey =
  | KeyFilledBy<SentenceValues, 'chat.message'>
  | TextKeyFilledBy<SentenceValues>;

/** A text of ours about a message, and the people who stand in its gaps. */
export type Sentence = {
  key: SentenceKey;
  /** Stands for `{{name}}`. */
  person?: NamedPerson;
  /** Stand for `{{names}}`. */
  people?: readonly NamedPerson[];
  /** Somebody's own words, on one line: stand for `{{text}}`. */
  text?: string;
  /** How long something lasts: stands for `{{time}}`. */
  seconds?: number;
  /**
   * Those of one run that follow each other are said in one sentence about all their people, with this
   * key where these are several.
   */
  run?: { id: string; key: SentenceKey };
  /** Somebody's own words behind it, on one line, such as the name of a file. */
  detail?: string;
};

/** A person's own words in which everyone is named, as the reader's language does. */
export type CallingAll = { everyone: (name: string) => string };

/** What is said of a message: a person's own words on one line, or a text of ours. */
export type Words = string | CallingAll | Sentence;
