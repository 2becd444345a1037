// Refuses long functions: one that needs more lines than this does more than one thing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** Lines from the first of a function to its last. */
const mostLines = 80;

const roots = ['app', 'cli', 'sandbox', 'scripts'];
const sourceFile = /\.(ts|tsx|mjs|js)$/;
const exempt = /\.(test|data)\.tsx?$/;

/**
 * @param {string} root project folder
 * @returns {{ files: number, violations: string[] }} one sentence per violation
 */
export function checkFunctionLength(root) {
  const files = roots.flatMap((folder) => listSources(root, folder));
  const violations = files
    .flatMap((file) => functionsOf(root, file))
    .filter(({ lines }) => lines > mostLines)
    .map(({ file, line, name, lines }) => {
      return `${file}:${line} ${name} has ${lines} lines: ${mostLines} at most.`;
    });
  return { files: files.length, violations };
}

/** @returns {string[]} paths of source files in a folder, relative to the project folder */
function listSources(root, folder) {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listSources(root, path);
    return sourceFile.test(entry.name) && !exempt.test(entry.name) ? [path] : [];
  });
}

const functionKinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** @returns {{ file: string, name: string, line: number, lines: number }[]} none of a file that is no longer itself */
function functionsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split('\n').length <= mostLines) return [];
  const lineAt = lineCounter(text);
  const found = [];
  const names = new Map();
  const note = (node) => {
    const name = node.id?.name ?? names.get(node) ?? '(unnamed)';
    const line = lineAt(node.start);
    const lines = lineAt(node.end) - line + 1;
    found.push({ file, name, line, lines });
  };
  const nameBy = (key, value) => {
    if (key?.type === 'Identifier' && value) names.set(value, key.name);
  };
  const visitors = [
    ['VariableDeclarator', ({ id, init }) => nameBy(id, init)],
    ...['Property', 'MethodDefinition', 'PropertyDefinition'].map((kind) => [
      kind,
      ({ key, value }) => nameBy(key, value),
    ]),
    ...functionKinds.map((kind) => [kind, note]),
  ];
  new Visitor(Object.fromEntries(visitors)).visit(parseSync(file, text).program);
  return found;
}

/** @returns {(offset: number) => number} the line, from 1, that holds a character */
function lineCounter(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
  const { files, violations } = checkFunctionLength(root);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`The functions of ${files} files have ${mostLines} lines at most.`);
}
