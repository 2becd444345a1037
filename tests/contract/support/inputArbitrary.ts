import fc from 'fast-check';
import type * as v from 'valibot';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';

/** What of a schema of the contract's inputs is looked at here. */
type Node = {
  type: string;
  pipe?: readonly (Node & { requirement?: unknown })[];
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  /** Keys and values of a record. */
  key?: Node;
  value?: Node;
  /** Values of a picklist, or the schemas of a variant or union. */
  options?: readonly unknown[];
  literal?: unknown;
};

/** Values that have broken servers before. */
const garbage = fc.oneof(
  fc.anything({ withNullPrototype: false, maxDepth: 2 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '\u202e',
    '__proto__',
    -1,
    0,
    1e21,
    2 ** 53,
    [],
    {},
    [[]],
    { length: 1e9 },
    'A'.repeat(5000),
    "'; DROP TABLE users; --",
    '%s%n',
    '../../secret',
    '2026-02-30',
  ),
  fc.string({ unit: 'binary' }),
);

/** @returns inputs of a schema: most fields fit, some do not, some are missing. */
export function inputArbitrary(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const fitting = valuesOf(schema as unknown as Node);
  return fc.oneof(
    { weight: 3, arbitrary: fitting },
    { weight: 4, arbitrary: spoiled(schema as unknown as Node) },
    { weight: 1, arbitrary: garbage },
  );
}

function spoiled(node: Node): fc.Arbitrary<unknown> {
  if (node.type === 'variant')
    return fc.oneof(...(node.options ?? []).map((option) => spoiled(option as Node)));
  const entries = Object.entries(node.entries ?? {});
  const fields = entries.map(([name, field]) => {
    const value = fc.oneof(
      { weight: 5, arbitrary: valuesOf(field) },
      { weight: 1, arbitrary: garbage },
    );
    return [name, value] as const;
  });
  return fc
    .record(Object.fromEntries(fields), { requiredKeys: [] })
    .chain((input) =>
      fc.dictionary(fc.string(), garbage, { maxKeys: 2 }).map((more) => ({ ...more, ...input })),
    );
}

function valuesOf(node: Node): fc.Arbitrary<unknown> {
  const rules = node.pipe?.slice(1) ?? [];
  const rule = (type: string) => rules.find((one) => one.type === type)?.requirement;
  switch (node.type) {
    case 'object': {
      const fields = Object.entries(node.entries ?? {});
      return fc.record(Object.fromEntries(fields.map(([name, one]) => [name, valuesOf(one)])));
    }
    case 'optional':
      return fc.option(valuesOf(node.wrapped ?? node), { nil: undefined });
    case 'nullable':
      return fc.option(valuesOf(node.wrapped ?? node), { nil: null });
    case 'union':
    case 'variant':
      return fc.oneof(...(node.options ?? []).map((option) => valuesOf(option as Node)));
    case 'record':
      return fc.dictionary(valuesOf(node.key ?? node).map(String), valuesOf(node.value ?? node), {
        maxKeys: 3,
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(node.item ?? node), { maxLength: Number(rule('max_length') ?? 5) });
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []));
    case 'literal':
      return fc.constant(node.literal);
    case 'number':
      // The number of a brand there is, or any other.
      return fc.oneof(fc.constant(plainBrand.packageId), fc.integer({ min: 1, max: 10_000 }));
    case 'string': {
      const pattern = rule('regex');
      if (pattern instanceof RegExp) return fc.stringMatching(pattern);
      const maxLength = Math.min(Number(rule('max_length') ?? 50), 250);
      return fc.string({ unit: 'grapheme', minLength: Number(rule('min_length') ?? 0), maxLength });
    }
    default:
      throw new Error(`No values are known for the schema "${node.type}".`);
  }
}
