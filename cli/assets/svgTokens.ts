export type SvgToken =
  | { type: 'open'; name: string; attributes: [string, string][]; closed: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string }
  | { type: 'doctype'; subset: boolean }
  | { type: 'instruction'; target: string };

/** The file is not well-formed XML, or uses what no drawing needs. `at` counts characters. */
export class SvgSyntaxError extends Error {
  override name = 'SvgSyntaxError';
  readonly at: number;
  readonly entity: boolean;
  constructor(message: string, at: number, entity = false) {
    super(message);
    this.at = at;
    this.entity = entity;
  }
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string, at: number): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[^;&\s]{0,40});?/g,
    (whole, body: string) => {
      const named = Object.hasOwn(namedEntities, body) ? namedEntities[body] : undefined;
      if (named !== undefined && whole.endsWith(';')) return named;
      const code = body.startsWith('#x')
        ? Number.parseInt(body.slice(2), 16)
        : body.startsWith('#')
          ? Number.parseInt(body.slice(1), 10)
          : Number.NaN;
      if (!(code <= 0x10ffff)) throw new SvgSyntaxError(`the entity "${whole}"`, at, true);
      return String.fromCodePoint(code);
    },
  );
}

const nameStart = /[A-Za-z_][\w.:-]*/y;
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function endOf(text: string, mark: string, from: number, what: string): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new SvgSyntaxError(`an unfinished ${what}`, from);
  return at;
}

/**
 * Reads XML front to back in one pass, without a tree and without following anything.
 * @throws SvgSyntaxError on anything that is not well-formed.
 */
export function* svgTokens(source: string): Generator<SvgToken> {
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    const end = next < 0 ? source.length : next;
    if (end > at) yield { type: 'text', text: decodeEntities(source.slice(at, end), at) };
    if (next < 0) return;
    at = next;
    if (source.startsWith('<!--', at)) {
      at = endOf(source, '-->', at + 4, 'comment') + 3;
    } else if (source.startsWith('<![CDATA[', at)) {
      const stop = endOf(source, ']]>', at, 'CDATA section');
      yield { type: 'text', text: source.slice(at + 9, stop) };
      at = stop + 3;
    } else if (source.startsWith('<?', at)) {
      const stop = endOf(source, '?>', at, 'processing instruction');
      yield {
        type: 'instruction',
        target: source.slice(at + 2, at + 40).split(/[\s?]/, 1)[0] ?? '',
      };
      at = stop + 2;
    } else if (source.startsWith('<!', at)) {
      const stop = endOf(source, '>', at, 'declaration');
      yield { type: 'doctype', subset: source.slice(at, stop).includes('[') };
      at = stop + 1;
    } else if (source.startsWith('</', at)) {
      const name = matchAt(nameStart, source, at + 2)?.[0];
      const stop = name ? matchAt(tagEnd, source, at + 2 + name.length) : null;
      if (!name || !stop || stop[1]) throw new SvgSyntaxError('a broken closing tag', at);
      yield { type: 'close', name };
      at += 2 + name.length + stop[0].length;
    } else {
      const name = matchAt(nameStart, source, at + 1)?.[0];
      if (!name) throw new SvgSyntaxError('a "<" that opens no element', at);
      let cursor = at + 1 + name.length;
      const attributes: [string, string][] = [];
      for (
        let hit = matchAt(attribute, source, cursor);
        hit;
        hit = matchAt(attribute, source, cursor)
      ) {
        attributes.push([hit[1] as string, decodeEntities(hit[2] ?? hit[3] ?? '', cursor)]);
        cursor += hit[0].length;
      }
      const stop = matchAt(tagEnd, source, cursor);
      if (!stop) throw new SvgSyntaxError(`a broken <${name}> tag`, at);
      yield { type: 'open', name, attributes, closed: stop[1] === '/' };
      at = cursor + stop[0].length;
    }
  }
}
