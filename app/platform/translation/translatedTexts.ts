/** Texts that a translator has taken away, and what it has put there instead. */
type Translation = { texts: readonly Text[]; nodes: readonly ChildNode[] };

const none: Translation = { texts: [], nodes: [] };
/** By each of its texts and nodes. */
const translations = new WeakMap<Node, Translation>();

export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Whether a node stands for a text that a translator has taken away. */
export function isStandIn(node: Node): boolean {
  const translation = translations.get(node);
  return translation !== undefined && !translation.texts.includes(node as Text);
}

/** Leaves the page as it is: what a translator has done to this text counts as the page's own. */
export function forgetTranslation(node: Node): void {
  const { texts, nodes } = translations.get(node) ?? none;
  for (const one of [...texts, ...nodes]) translations.delete(one);
}

/** Puts a text that has been translated, or for which this node stands, in its own place again. */
export function putBack(node: Node): void {
  const { texts, nodes } = translations.get(node) ?? none;
  forgetTranslation(node);
  const [first, ...others] = nodes.filter((one) => one.parentNode && !texts.includes(one as Text));
  first?.replaceWith(...texts);
  for (const other of others) other.remove();
}

/** Notes what a translator has put in the place of which texts. */
export function noteTranslations(records: readonly MutationRecord[]): void {
  const byParent = new Map<Node, MutationRecord[]>();
  for (const record of records) {
    const ofParent = byParent.get(record.target) ?? [];
    if (ofParent.push(record) === 1) byParent.set(record.target, ofParent);
  }
  for (const [parent, ofParent] of byParent) {
    const isGone = (node: Node) =>
      node.parentNode !== parent && (isText(node) || translations.has(node));
    if (ofParent.some(({ removedNodes }) => [...removedNodes].some(isGone)))
      noteTranslation(parent, ofParent, isGone);
  }
}

function noteTranslation(
  parent: Node,
  records: readonly MutationRecord[],
  isGone: (node: Node) => boolean,
): void {
  const before = childrenBefore(parent, records);
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const isNew = (node: Node) =>
    added.has(node as ChildNode) &&
    !before.includes(node as ChildNode) &&
    (isText(node) || node.nodeName === 'FONT');
  const gone = stretches(before, isGone);
  const come = stretches([...parent.childNodes], isNew);
  const places = new Set([...gone.keys(), ...come.keys()]);
  // Each stretch of texts has its translation where it was; else all of them have one together.
  if ([...places].some((place) => !gone.has(place) || !come.has(place))) {
    replaced([...gone.values()].flat(), [...come.values()].flat());
    return;
  }
  for (const [place, texts] of gone) {
    const nodes = come.get(place) ?? [];
    if (texts.length !== nodes.length) replaced(texts, nodes);
    else for (const [at, text] of texts.entries()) replaced([text], nodes.slice(at, at + 1));
  }
}

/** @returns the children of an element before its records, the last of which led to those of now */
function childrenBefore(parent: Node, records: readonly MutationRecord[]): ChildNode[] {
  const children = [...parent.childNodes];
  for (const { addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    for (const node of addedNodes) {
      const at = children.indexOf(node as ChildNode);
      if (at >= 0) children.splice(at, 1);
    }
    const at = nextSibling ? children.indexOf(nextSibling as ChildNode) : -1;
    children.splice(at < 0 ? children.length : at, 0, ...([...removedNodes] as ChildNode[]));
  }
  return children;
}

/** Nodes that stand side by side, by what stays before them. */
function stretches(
  children: readonly ChildNode[],
  isIn: (node: Node) => boolean,
): Map<ChildNode | null, ChildNode[]> {
  const found = new Map<ChildNode | null, ChildNode[]>();
  let place: ChildNode | null = null;
  for (const node of children) {
    if (isIn(node)) found.set(place, [...(found.get(place) ?? []), node]);
    else place = node;
  }
  return found;
}

/** What replaces a translation stands for the same texts. */
function replaced(gone: readonly ChildNode[], come: readonly ChildNode[]): void {
  const before = new Set(
    gone.map((node) => translations.get(node) ?? { texts: isText(node) ? [node] : [], nodes: [] }),
  );
  const texts = [...before].flatMap((translation) => translation.texts);
  const kept = [...before].flatMap(({ nodes }) => nodes.filter((node) => !gone.includes(node)));
  const translation = { texts, nodes: [...come, ...kept] };
  for (const node of [...texts, ...translation.nodes]) translations.set(node, translation);
}
