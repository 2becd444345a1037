import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const functions = join(root, 'app/contract/gateway/functions');
const functionHandlers = join(root, 'sandbox/gateway');

function foldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const exportsOf = async (file: string): Promise<unknown[]> => Object.values(await import(file));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

describe('the sandbox', () => {
  it('has a folder for every file of gateway functions, and no other', async () => {
    const declaring: string[] = [];
    for (const file of readdirSync(functions)) {
      const isDeclaring = (await exportsOf(join(functions, file))).some(Array.isArray);
      if (isDeclaring) declaring.push(file.replace(/\.ts$/, ''));
    }
    expect(foldersOf(functionHandlers).sort()).toEqual(declaring.sort());
  });

  it.each(foldersOf(functionHandlers))(
    'handles in gateway/%s the functions of the file of that name',
    async (name) => {
      const file = join(functions, `${name}.ts`);
      expect(existsSync(file)).toBe(true);
      const lists = (await exportsOf(file)).filter(Array.isArray);
      const declared = lists.flat().map((one: { name: string }) => one.name);
      const handlers = (await exportsOf(join(functionHandlers, name, 'handlers.ts')))[0];
      expect(Object.keys(isObject(handlers) ? handlers : {}).sort()).toEqual(declared.sort());
    },
  );

  it('handles every function of the gateway once', async () => {
    const files = foldersOf(functionHandlers).map((name) => `${name}/handlers.ts`);
    const lists = await Promise.all(files.map((file) => exportsOf(join(functionHandlers, file))));
    const handled = lists.flatMap(([handlers]) => Object.keys(isObject(handlers) ? handlers : {}));
    expect(handled.sort()).toEqual(gatewayFunctions.map(({ name }) => name).sort());
  });
});
