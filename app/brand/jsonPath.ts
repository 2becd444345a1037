/** @returns a path as people write it, e.g. `lines.api[0]`. */
export function jsonPath(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!/^[A-Za-z_$][\w$-]*$/.test(step)) return `${text}[${JSON.stringify(shorten(step))}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** @returns the text, cut where it is too long for a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
