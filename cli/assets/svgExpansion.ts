import { svgLimits } from './svgRules.data.ts';

export type SvgNode = {
  id: string;
  /** Index of the enclosing element, -1 for the root. */
  parent: number;
  /** Ids this element draws again: `use`, fills, masks, filters. */
  references: string[];
};

/**
 * How large the drawing becomes once every reference is followed.
 * @param nodes elements in document order.
 * @returns what is wrong (a circle, a chain too long, too many elements), or null.
 */
export function expansionProblem(nodes: readonly SvgNode[]): string | null {
  const byId = new Map<string, number>();
  for (const [index, node] of nodes.entries())
    if (node.id && !byId.has(node.id)) byId.set(node.id, index);
  // A subtree is a run of consecutive nodes, so only its end has to be known.
  const ends = nodes.map((_, index) => index + 1);
  for (let index = nodes.length - 1; index >= 0; index--) {
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0);
  }
  const linked: number[] = nodes.flatMap((node, index) =>
    node.references.length > 0 ? [index] : [],
  );
  const firstLinked = (from: number) => {
    let [low, high] = [0, linked.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((linked[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const known = new Map<number, number>();
  const open = new Set<number>();
  const weigh = (index: number, depth: number): number => {
    const done = known.get(index);
    if (done !== undefined) return done;
    if (open.has(index)) throw new RangeError('a reference that leads back to itself');
    if (depth > svgLimits.references)
      throw new RangeError('a chain of references that is too long');
    open.add(index);
    const end = ends[index] ?? index + 1;
    let weight = end - index;
    for (let at = firstLinked(index); at < linked.length && (linked[at] ?? 0) < end; at++) {
      for (const id of nodes[linked[at] ?? 0]?.references ?? []) {
        const target = byId.get(id);
        if (target !== undefined) weight += weigh(target, depth + 1);
        if (weight > svgLimits.expanded)
          throw new RangeError('references that multiply without end');
      }
    }
    open.delete(index);
    known.set(index, weight);
    return weight;
  };
  try {
    if (nodes.length > 0 && linked.length > 0) weigh(0, 0);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
