import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { escapeHtml } from '../stamp/markup.ts';
import { closeServer, listen, takeUpgrades } from './listen.ts';
import type { Backend } from './sandboxServer.ts';
import { requestPath, siteHandler } from './siteHandler.ts';

export type Preview = { port: number; urlOf: (id: string) => string; close: () => Promise<void> };

/** Finished sites of an output folder, by brand id. */
export function builtSites(outDir: string): string[] {
  if (!existsSync(outDir)) return [];
  return readdirSync(outDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((id) => existsSync(join(outDir, id, 'release.json')))
    .sort();
}

/**
 * Serves every site of `outDir` at `http://<id>.localhost:<port>`: an origin each, so that service
 * workers, storage and caches stay apart. The bare host lists the brands. A backend answers its own
 * paths on every host.
 */
export async function startPreview(
  outDir: string,
  port: number,
  ids?: string[],
  backend: Backend | null = null,
): Promise<Preview> {
  const folder = resolve(outDir);
  const shown = (): string[] => builtSites(folder).filter((id) => !ids?.length || ids.includes(id));
  const server = createServer((request, response) => {
    const path = requestPath(request);
    if (path !== null && backend?.owns(path)) backend.handle(request, response);
    else answer(folder, shown(), { request, response, hasBackend: backend !== null });
  });
  takeUpgrades(server, backend, 'end');
  const actual = await listen(server, port);
  return {
    port: actual,
    urlOf: (id) => `http://${id}.localhost:${actual}`,
    close: () => closeServer(server, backend),
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; hasBackend: boolean };

function answer(folder: string, ids: string[], { request, response, hasBackend }: Exchange): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const id = host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : '';
  if (ids.includes(id)) {
    siteHandler(join(folder, id))(request, response);
    return;
  }
  const port = request.socket.localPort;
  const items = ids.map((one) => {
    const url = `http://${escapeHtml(one)}.localhost:${port}/`;
    return `<li><a href="${url}">${escapeHtml(one)}</a></li>`;
  });
  const pages = hasBackend ? '<p><a href="/sandbox">Sandbox: people, codes, faults</a></p>' : '';
  response.writeHead(id ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Brands</title><h1>Brands</h1><ul>${items.join('')}</ul>${pages}</html>\n`,
  );
}
