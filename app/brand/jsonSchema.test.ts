import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandJsonSchema } from './jsonSchema.ts';

const file = new URL('brand.schema.json', import.meta.url);

type Node = {
  description?: string;
  properties?: Record<string, Node>;
  anyOf?: Node[];
  items?: Node;
};

function undescribed(node: Node, path: string): string[] {
  const properties = Object.entries(node.properties ?? {});
  return [
    ...properties.flatMap(([key, inner]) => [
      ...(inner.description ? [] : [`${path}.${key}`]),
      ...undescribed(inner, `${path}.${key}`),
    ]),
    ...(node.anyOf ?? []).flatMap((inner) => undescribed(inner, path)),
    ...(node.items ? undescribed(node.items, `${path}[]`) : []),
  ];
}

describe('brandJsonSchema', () => {
  it('equals the committed file (UPDATE_SCHEMA=1 writes it)', () => {
    const text = `${JSON.stringify(brandJsonSchema(), null, 2)}\n`;
    if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('describes every key', () => {
    expect(undescribed(brandJsonSchema() as Node, '')).toEqual([]);
  });
});
