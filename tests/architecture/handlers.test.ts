import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { calls } from '../../app/contract/calls.ts';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const contract = join(root, 'app/contract');
const callHandlers = join(root, 'sandbox/calls');
const functions = join(contract, 'gateway/functions');
const functionHandlers = join(root, 'sandbox/gateway');

/** TypeScript files in the folders of a folder, without tests, as `folder/file.ts`. */
function filesBelow(folder: string): string[] {
  return foldersOf(folder).flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${name}/${file}`),
  );
}

function foldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const exportsOf = async (file: string): Promise<unknown[]> => Object.values(await import(file));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const known: readonly unknown[] = calls;

/** @returns `user/mine.ts user.mine`, one per call that is declared below the contract. */
async function declaredCalls(): Promise<string[]> {
  const found = filesBelow(contract).map(async (file) => {
    const declared = (await exportsOf(join(contract, file))).filter((one) => known.includes(one));
    return declared.map((call) => `${file} ${(call as (typeof calls)[number]).name}`);
  });
  return (await Promise.all(found)).flat().sort();
}

/** @returns the same of the handlers below the sandbox; lists of handlers are no handlers. */
async function handledCalls(): Promise<string[]> {
  const found = filesBelow(callHandlers).map(async (file) => {
    const handlers = (await exportsOf(join(callHandlers, file))).filter(
      (one) => isObject(one) && typeof one['run'] === 'function' && isObject(one['call']),
    );
    return handlers.map((one) => `${file} ${(one as { call: { name: string } }).call.name}`);
  });
  return (await Promise.all(found)).flat().sort();
}

describe('the sandbox', () => {
  it('has the handler of every call at the path of its declaration, and no other', async () => {
    const declared = await declaredCalls();
    expect(declared).toHaveLength(calls.length);
    expect(await handledCalls()).toEqual(declared);
  });

  it('keeps a call in the folder that its name says', async () => {
    for (const one of await declaredCalls()) {
      const [file = '', name = ''] = one.split(' ');
      expect(file.split('/')[0], one).toBe(name.split('.')[0]);
    }
  });

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
