import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { searchWordsOf, snippetOf } from '../../../lib/searchWords.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { useSearchedText } from './useSearchedText.ts';

/** Characters around the first word that was found. */
const longest = 60;

/** What a message says around the words that were searched for. */
export function Snippet({ message, query }: { message: StoredMessage; query: string }) {
  const textOf = useSearchedText();
  const words = searchWordsOf(query);
  return <Marked text={snippetOf(textOf(message), words, longest)} words={words} />;
}
