import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Finding } from '../../app/brand/finding.ts';
import { jsonPath } from '../../app/brand/jsonPath.ts';
import type { Problem } from '../problem.ts';
import type { JsonDocument, JsonFault } from './parseJson.ts';

type At = { brand: string; file: string };

/** 1-based line and column; columns count UTF-16 units, as editors do. */
export function lineColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Puts a finding at its value, at the key itself where the key is wrong, or at the nearest parent. */
export function placeFinding(finding: Finding, document: JsonDocument, at: At): Problem {
  const { code, severity, path, message, fix } = finding;
  const offset = offsetOf(document.tree, path, code === 'key-unknown');
  const place = lineColumn(document.text, offset);
  return { code, severity, ...at, ...place, path: jsonPath(path), message, fix };
}

export function placeFault(fault: JsonFault, text: string, at: At): Problem {
  const { code, path, message, fix } = fault;
  return { code, severity: 'error', ...at, ...lineColumn(text, fault.offset), path, message, fix };
}

function offsetOf(tree: Node, path: Finding['path'], atKey: boolean): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    // Of a key that is missing, the key of the object that lacks it is what people look for.
    if (key && (atKey || length < path.length)) return key.offset;
    if (node) return node.offset;
  }
  return tree.offset;
}
