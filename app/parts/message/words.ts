import type { FlatNamespace, ParseKeys } from 'i18next';
import type { NamedPerson } from '../person/personName.ts';

/** Keys are of `chat.message`; those of another namespace are named with it, such as `dating:title`. */
export type WordsNamespaces = ['chat.message', FlatNamespace];

/** A text of ours about a message, and the people who stand in its gaps. */
export type Sentence = {
  key: ParseKeys<WordsNamespaces>;
  /** Stands for `{{name}}`. */
  person?: NamedPerson;
  /** Stand for `{{names}}`. */
  people?: readonly NamedPerson[];
};

/** What is said of a message: a person's own words on one line, or a text of ours. */
export type Words = string | Sentence;
