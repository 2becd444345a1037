import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Call, OutputOf } from '../../../app/contract/call.ts';
import {
  type Answer,
  makeRequest,
  repositoryRoot as root,
  type SendOptions,
} from '../../../sandbox/testing/openTestSandbox.ts';
import type { ServerStart, ServerWord } from './serverEntry.ts';

/** A sandbox in a process of its own. */
export type OtherServer = {
  send<C extends Call>(
    call: C,
    input: unknown,
    options?: SendOptions,
  ): Promise<Answer<OutputOf<C>>>;
  /** Changes something on the operator's pages. @returns the HTTP status */
  change(path: string, fields: object): Promise<number>;
  setClock(now: number): Promise<void>;
};

export type OtherServers = {
  servers: readonly [OtherServer, OtherServer];
  /** What went wrong inside of them. */
  failures: string[];
  close(): Promise<void>;
};

/** Starts two servers on the data of a folder: database and secret are the same, and nothing else is. */
export async function startOtherServers(dataDir: string, now: number): Promise<OtherServers> {
  // Below the project, where packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/other-servers-'));
  await compile(folder);
  const failures: string[] = [];
  const start: ServerStart = { root, dataDir, now };
  const children = [1, 2].map(() => fork(join(folder, 'server.mjs'), [JSON.stringify(start)]));
  const ends = children.map(endOf);
  const close = async () => {
    for (const child of children) if (child.connected) child.disconnect();
    const codes = await Promise.all(ends);
    rmSync(folder, { recursive: true });
    if (codes.some((code) => code !== 0)) throw new Error(`The servers ended with ${codes}.`);
  };
  for (const child of children) {
    child.on('message', (word: ServerWord) => {
      if ('failure' in word) failures.push(word.failure);
    });
  }
  try {
    const servers = await Promise.all(children.map(connect));
    return { servers: servers as [OtherServer, OtherServer], failures, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve));
}

async function compile(folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: { server: join(root, 'tests/contract/support/serverEntry.ts') },
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
}

async function connect(child: ChildProcess): Promise<OtherServer> {
  const { port } = await nextWord(child, 'port');
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  return {
    send: async (call, input, options) => {
      const { url, method, headers } = makeRequest(call, input, options);
      const body = JSON.stringify(input);
      const response = await fetch(at(new URL(url).pathname), { method, headers, body });
      const envelope = (await response.json()) as Pick<Answer<never>, 'code' | 'msg' | 'data'>;
      return { status: response.status, headers: response.headers, ...envelope };
    },
    change: async (path, fields) => {
      const body = JSON.stringify(fields);
      return (await fetch(at(path), { method: 'POST', headers: json, body })).status;
    },
    setClock: async (now) => {
      const told = nextWord(child, 'now');
      child.send(now);
      await told;
    },
  };
}

/** Waits for a word of a kind. */
function nextWord<Kind extends 'port' | 'now'>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ServerWord, Record<Kind, number>>> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The server has ended.'));
    const listen = (word: ServerWord) => {
      if (!(kind in word)) return;
      child.off('message', listen).off('exit', gone);
      resolve(word as Extract<ServerWord, Record<Kind, number>>);
    };
    child.on('message', listen).on('exit', gone);
  });
}
