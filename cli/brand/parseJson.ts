import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { jsonPath, shorten } from '../../app/brand/jsonPath.ts';
import type { Fault } from './readText.ts';

export type JsonFault = Fault & { offset: number; path: string };
export type JsonDocument = { text: string; value: unknown; tree: Node };

/** Deeper than any brand file, far from where a recursive parser overflows. */
const depthLimit = 32;

/**
 * Strict JSON with places; keys given twice are faults. Never throws.
 * @param whenEmpty what to do about an empty file.
 */
export function parseJson(
  text: string,
  whenEmpty = 'Write a brand file, or run `brand new <id>`.',
): JsonDocument | { faults: JsonFault[] } {
  const deep = offsetOfDepth(text, depthLimit + 1);
  if (deep !== -1) {
    const fix = 'No key lies that deep; remove the brackets that are not needed.';
    return {
      faults: [fault('json-deep', deep, `The file is nested over ${depthLimit} levels deep.`, fix)],
    };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (first || !tree) return { faults: [syntaxFault(first, whenEmpty)] };
  const doubles = doubleKeys(tree);
  if (doubles.length > 0) return { faults: doubles };
  try {
    return { text, value: JSON.parse(text), tree };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { faults: [fault('json-syntax', 0, `The file is not JSON: ${detail}.`, 'Correct it.')] };
  }
}

function fault(code: Fault['code'], offset: number, message: string, fix: string): JsonFault {
  return { code, offset, path: '', message, fix };
}

function offsetOfDepth(text: string, limit: number): number {
  let depth = 0;
  let quoted = false;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (quoted) {
      if (character === '\\') offset++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth >= limit) return offset;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return -1;
}

const syntaxWords: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  InvalidSymbol: ['This word is not JSON.', 'Put text in double quotes.'],
  InvalidNumberFormat: ['This is not a number.', 'Write digits without leading zeros, e.g. 100.'],
  PropertyNameExpected: [
    'A key is missing here.',
    'Write a key in double quotes, or remove the comma before.',
  ],
  ValueExpected: ['A value is missing here.', 'Write a value, or remove the comma before.'],
  ColonExpected: ['A colon is missing here.', 'Write ":" between a key and its value.'],
  CommaExpected: ['A comma is missing here.', 'Write "," between two entries.'],
  CloseBraceExpected: ['A brace is not closed.', 'Add "}" where the object ends.'],
  CloseBracketExpected: ['A bracket is not closed.', 'Add "]" where the list ends.'],
  EndOfFileExpected: [
    'Something follows the end of the object.',
    'Remove what comes after the last "}".',
  ],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfComment: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfString: [
    'A text is not closed.',
    'Add the closing double quote on the same line.',
  ],
  UnexpectedEndOfNumber: ['This number is cut off.', 'Complete the number.'],
  InvalidUnicode: ['This \\u escape is not complete.', 'Write four hex digits after "\\u".'],
  InvalidEscapeCharacter: ['This escape is not JSON.', 'Write "\\\\" for a backslash.'],
  InvalidCharacter: [
    'A control character stands in a text.',
    'Remove it, or write "\\n" for a line break.',
  ],
};

function syntaxFault(error: ParseError | undefined, whenEmpty: string): JsonFault {
  if (!error) return fault('json-syntax', 0, 'The file is empty.', whenEmpty);
  const name = printParseErrorCode(error.error);
  const [message, fix] = syntaxWords[name] ?? ['The file is not JSON here.', 'Correct it.'];
  return fault('json-syntax', error.offset, message, fix);
}

function doubleKeys(tree: Node): JsonFault[] {
  const found: JsonFault[] = [];
  const visit = (node: Node, path: (string | number)[]): void => {
    const seen = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (child.type !== 'property') {
        visit(child, [...path, index]);
        continue;
      }
      const [key, value] = child.children ?? [];
      const name = String(key?.value);
      const at = [...path, name];
      if (key && seen.has(name)) {
        found.push({
          code: 'key-double',
          offset: key.offset,
          path: jsonPath(at),
          message: `The key ${JSON.stringify(shorten(name))} is given twice.`,
          fix: 'Keep one of them.',
        });
      }
      seen.add(name);
      if (value) visit(value, at);
    }
  };
  visit(tree, []);
  return found;
}
