/** Longest text that the call takes, for a category and for a search. */
const longest = 40;

type Wanted = {
  /** Id; empty for all. */
  category: string;
  /** Null while nothing is searched; empty while nothing is typed. */
  query: string | null;
};

/** @param search of the page's address. @returns what the list shows; a search is in all categories. */
export function videosWanted(search: URLSearchParams): Wanted {
  const query = search.get('q');
  if (query !== null) return { category: '', query: cut(query) };
  return { category: cut(search.get('category') ?? ''), query: null };
}

/** Never in the middle of a character. */
function cut(text: string): string {
  let short = '';
  for (const character of text.trim()) {
    if (short.length + character.length > longest) break;
    short += character;
  }
  return short.trim();
}
