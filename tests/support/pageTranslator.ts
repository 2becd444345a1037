/**
 * How a translator puts its words in the place of texts.
 * - `replace`: as Chrome, an element before the text, which is then removed
 * - `reorder`: likewise, but the words of a sentence come in another order: all in the place of its first text
 * - `wrap`: the text itself goes into that element
 * - `rewrite`: as Safari, the texts of an element are removed, and new ones inserted after that
 */
export type TranslationWay = 'replace' | 'reorder' | 'wrap' | 'rewrite';

export const translationWays: readonly TranslationWay[] = ['replace', 'reorder', 'wrap', 'rewrite'];

export type TranslatorOptions = {
  way: TranslationWay;
  /** Milliseconds from a change to its translation; at once without. */
  delay?: number;
  /** Stands before and behind new words; without it the page says what it said. */
  mark?: string;
};

export type PageTranslator = {
  /** Translates the page, and again whatever changes. */
  start: () => void;
  /** Shows the page in its own words again. */
  stop: () => void;
};

/**
 * Translates a page as browsers do. It needs nothing but its argument, so that it can be run in any page, and
 * has the DOM to itself as a browser has: what the page makes of methods after this call does not count.
 */
export function createPageTranslator({ way, delay, mark = '' }: TranslatorOptions): PageTranslator {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const untranslated = 'script, style, textarea, [translate="no"], font';
  /** What it has put in the place of which text, and the words of that. */
  const made = new Map<ChildNode, { text: Text; words: string }>();

  const isDue = (text: Text): boolean =>
    text.data.trim() !== '' &&
    made.get(text)?.words !== text.data &&
    text.parentElement !== null &&
    text.parentElement.closest(untranslated) === null;
  const insert = (text: Text, said: string, parent: Node, before: Node | null): void => {
    const words = mark + said + mark;
    const shown = way === 'wrap' ? text : document.createTextNode(words);
    if (way === 'rewrite') {
      insertBefore.call(parent, shown, before);
      made.set(shown, { text, words });
      return;
    }
    const outer = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    insertBefore.call(parent, outer, before);
    appendChild.call(appendChild.call(outer, outer.cloneNode()), shown);
    made.set(outer, { text, words });
  };
  /** Where words change places, those of all texts side by side stand at the first of them. */
  const wordsFor = (text: Text, texts: readonly Text[]): string => {
    if (way !== 'reorder') return text.data;
    const before = text.previousSibling;
    if (before && made.get(before)) return '';
    let words = '';
    for (
      let next: Node | null = text;
      next && texts.includes(next as Text);
      next = next.nextSibling
    )
      words += (next as Text).data;
    return words;
  };
  const translate = (parent: Node, texts: readonly Text[]): void => {
    if (way === 'rewrite') {
      const places = texts.map((text) => {
        let after = text.nextSibling;
        while (after && texts.includes(after as Text)) after = after.nextSibling;
        return after;
      });
      for (const text of texts.toReversed()) removeChild.call(parent, text);
      for (const [at, text] of texts.entries()) insert(text, text.data, parent, places[at] ?? null);
      return;
    }
    for (const text of texts) {
      insert(text, wordsFor(text, texts), parent, text);
      if (way !== 'wrap') removeChild.call(parent, text);
    }
  };
  const translateAll = (): void => {
    const due = new Map<Node, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentNode;
      if (parent && isDue(text)) due.set(parent, [...(due.get(parent) ?? []), text]);
    }
    for (const [parent, texts] of due) translate(parent, texts);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (delay === undefined) return translateAll();
    clearTimeout(timer);
    timer = setTimeout(translateAll, delay);
  });
  return {
    start() {
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      translateAll();
    },
    stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const [node, { text, words }] of made) {
        const parent = node.parentNode;
        // What the page has said there since is not the translator's to take back.
        if (!parent || (way === 'rewrite' && node.textContent !== words)) continue;
        insertBefore.call(parent, text, node);
        removeChild.call(parent, node);
      }
    },
  };
}
