/** JSON as the project's formatter writes it: lists of plain values on one line where they fit. */
export function formatJson(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object' || item === null);
    if (plain && deeper.length + line.length < 80) return line;
    return wrap(
      '[',
      ']',
      value.map((item) => formatJson(item, deeper)),
      indent,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const lines = entries.map(
      ([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, deeper)}`,
    );
    return wrap('{', '}', lines, indent);
  }
  return JSON.stringify(value);
}

function wrap(open: string, close: string, items: readonly string[], indent: string): string {
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`;
}
