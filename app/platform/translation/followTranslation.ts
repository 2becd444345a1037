// A browser that translates the page puts nodes of its own in the place of texts: Chrome and Edge wrap each in
// `<font>` elements, Safari writes new texts. Whoever made the texts, which is React, still holds them: it removes
// them from where they no longer are, which is an error, and changes them where nobody sees it.

import {
  forgetTranslation,
  isStandIn,
  isText,
  noteTranslations,
  putBack,
} from './translatedTexts.ts';

/**
 * Keeps texts in the hands of whoever made them, also while a browser translates the page. What adds, removes,
 * moves or changes a text, or inserts before one, finds it in its own place again, with those beside it: a
 * sentence is translated as a whole, so that its words may stand in each other's place. The translator sees that
 * and translates it anew. So no text is stale and none is doubled. Without a translator the DOM is as it was.
 * @returns the way to stop.
 */
export function followTranslation(): () => void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const observer = new MutationObserver(noteTranslations);
  observer.observe(document, { childList: true, subtree: true });
  /** Changes the page; the observer does not take that for the translator's doing. */
  const change = <Result>(act: () => Result): Result => {
    noteTranslations(observer.takeRecords());
    const result = act();
    observer.takeRecords();
    return result;
  };

  Node.prototype.appendChild = function <Added extends Node>(this: Node, node: Added): Added {
    if (!isText(node)) return appendChild.call(this, node) as Added;
    return change(() => {
      putBackIn(this);
      return appendChild.call(this, node) as Added;
    });
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    node: Added,
    before: Node | null,
  ): Added {
    const isInPlace = !before || before.parentNode === this;
    if (isInPlace && !isText(node)) return insertBefore.call(this, node, before) as Added;
    return change(() => {
      putBackIn(this);
      const place = before?.parentNode === this ? before : null;
      return insertBefore.call(this, node, place) as Added;
    });
  };
  Node.prototype.removeChild = function <Gone extends Node>(this: Node, node: Gone): Gone {
    if (node.parentNode === this && !isText(node)) return removeChild.call(this, node) as Gone;
    return change(() => {
      putBackIn(this);
      if (node.parentNode) removeChild.call(node.parentNode, node);
      return node;
    });
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text): string {
      return this.data;
    },
    set(this: Text, value: string | null) {
      change(() => {
        // Whoever gives an element a text alone changes the node that is there, whoever made it.
        if (isStandIn(this)) forgetTranslation(this);
        putBack(this);
        if (this.parentNode) putBackIn(this.parentNode);
        this.data = value ?? '';
      });
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}

function putBackIn(parent: Node): void {
  for (const node of [...parent.childNodes]) putBack(node);
}
