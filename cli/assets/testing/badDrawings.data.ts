import { crc32, deflateSync } from 'node:zlib';
import { svgOf, tileSvg } from './drawings.ts';

/** A PNG made by hand, valid but for what the caller puts in. */
export function rawPng(
  width: number,
  height: number,
  data: Buffer,
  extra: [string, Buffer][] = [],
): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length);
    head.write(type, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])));
    return Buffer.concat([head, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...extra.map(([type, body]) => chunk(type, body)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns a drawing that holds a picture */
export const embedded = (bytes: Buffer, type = 'image/png') =>
  svgOf(`<image width="64" height="64" href="data:${type};base64,${bytes.toString('base64')}"/>`);

const uses = (levels: number) =>
  svgOf(
    Array.from(
      { length: levels },
      (_, level) =>
        `<g id="l${level}">${level === 0 ? '<path d="M0 0h9v9z"/>' : `<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
    ).join(''),
  );

/** Drawings that are refused, each with why. */
export const badDrawings: [name: string, code: string, svg: string][] = [
  ['a script', 'artwork-svg-script', svgOf('<script>alert(1)</script><path d="M0 0h9v9z"/>')],
  [
    'a script under another prefix',
    'artwork-svg-script',
    svgOf('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'),
  ],
  ['a script in metadata', 'artwork-svg-script', svgOf('<metadata><script/></metadata>')],
  ['an event handler', 'artwork-svg-handler', svgOf('<path d="M0 0h9v9z" onclick="x()"/>')],
  ['a handler in capitals', 'artwork-svg-handler', svgOf('', 'viewBox="0 0 9 9" ONLOAD="x()"')],
  ['a foreign object', 'artwork-svg-foreign', svgOf('<foreignObject><b/></foreignObject>')],
  ['an external use', 'artwork-svg-reference', svgOf('<use href="https://x.example/a.svg#b"/>')],
  [
    'an external use by xlink',
    'artwork-svg-reference',
    svgOf('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="b.svg#c"/>'),
  ],
  ['an external picture', 'artwork-svg-reference', svgOf('<image href="/etc/passwd"/>')],
  [
    'an external paint',
    'artwork-svg-reference',
    svgOf('<path d="M0 0h9v9z" fill="url(https://x.example/#a)"/>'),
  ],
  ['an import', 'artwork-svg-reference', svgOf('<style>@import "x.css";</style>')],
  [
    'an import behind a comment',
    'artwork-svg-reference',
    svgOf('<style>@im/**/port "x"; a{fill:url( "//x.example")}</style>'),
  ],
  ['an import with escapes', 'artwork-svg-reference', svgOf('<style>@\\69mport "x.css";</style>')],
  [
    'a style attribute with a url',
    'artwork-svg-reference',
    svgOf('<path style="fill:url(data:image/png,x)"/>'),
  ],
  [
    'a style sheet instruction',
    'artwork-svg-reference',
    `<?xml-stylesheet href="a.css"?>${tileSvg}`,
  ],
  ['entities', 'artwork-svg-doctype', `<!DOCTYPE svg [<!ENTITY a "b">]>${tileSvg}`],
  [
    'an external entity',
    'artwork-svg-doctype',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>`,
  ],
  ['an unknown entity', 'artwork-svg-doctype', svgOf('<style>&lol;</style>')],
  ['text', 'artwork-svg-text', svgOf('<text>Acme</text>')],
  [
    'animation',
    'artwork-animated',
    svgOf('<path d="M0 0h9v9z"><animate attributeName="x"/></path>'),
  ],
  ['a link', 'artwork-svg-element', svgOf('<a href="#x"><path d="M0 0h9v9z"/></a>')],
  ['noise', 'artwork-svg-effect', svgOf('<filter id="f"><feTurbulence/></filter>')],
  ['deep nesting', 'artwork-svg-complex', svgOf(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)],
  ['a million elements', 'artwork-svg-complex', svgOf('<g/>'.repeat(1_000_000))],
  ['copies of copies', 'artwork-svg-complex', uses(9)],
  ['a copy of itself', 'artwork-svg-complex', svgOf('<g id="a"><use href="#a"/></g>')],
  [
    'a mask that masks itself',
    'artwork-svg-complex',
    svgOf('<mask id="m"><path mask="url(#m)" d="M0 0h9v9z"/></mask><path mask="url(#m)"/>'),
  ],
  [
    'too many attributes',
    'artwork-svg-complex',
    svgOf(`<g ${Array.from({ length: 99 }, (_, i) => `a${i}=""`).join(' ')}/>`),
  ],
  [
    'no size',
    'artwork-svg-size',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
  ],
  ['a broken viewBox', 'artwork-svg-size', svgOf('', 'viewBox="0 0 nine 9"')],
  ['a line', 'artwork-svg-size', svgOf('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1000 1"')],
  [
    'an enormous width',
    'artwork-too-big',
    svgOf('<path d="M0 0h9v9z"/>', 'width="1e9" height="1e9"'),
  ],
  ['nothing', 'artwork-empty', svgOf('')],
  ['only what is transparent', 'artwork-empty', svgOf('<path d="M0 0h64v64H0z" opacity="0"/>')],
  ['one colour all over', 'artwork-empty', svgOf('<path d="M0 0h64v64H0z"/>')],
  [
    'a tag left open',
    'artwork-svg-syntax',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>',
  ],
  ['crossed tags', 'artwork-svg-syntax', svgOf('<g><path></g></path>')],
  ['an attribute twice', 'artwork-svg-syntax', svgOf('<path d="M0 0" d="M1 1"/>')],
  [
    'another namespace',
    'artwork-svg-syntax',
    '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"/>',
  ],
  ['two roots', 'artwork-svg-syntax', tileSvg + tileSvg],
  ['an embedded JPEG', 'artwork-svg-image', embedded(Buffer.from('nothing'), 'image/jpeg')],
  ['an embedded broken PNG', 'artwork-svg-image', embedded(Buffer.from('nothing'))],
  [
    'an embedded bomb',
    'artwork-svg-image',
    embedded(rawPng(30_000, 30_000, deflateSync(Buffer.alloc(9)))),
  ],
];
