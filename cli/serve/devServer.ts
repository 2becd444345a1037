import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { changePassword } from '../../app/brand/changePassword.ts';
import { fileAddress } from '../../app/brand/fileAddress.ts';
import { loadBrands } from '../brand/load.ts';
import { appConfig } from '../compile/appConfig.ts';
import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import { workerPolicy } from '../stamp/contentSecurityPolicy.ts';
import { headerRules } from '../stamp/hostFiles.ts';
import { type DevSite, devSite } from './devSite.ts';
import { closeServer, listen, takeUpgrades } from './listen.ts';
import { mediaTypes } from './mediaTypes.data.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Backend } from './sandboxServer.ts';
import { requestPath } from './siteHandler.ts';
import { watchFolders } from './watchFolders.ts';

/** What a built site is sent with, whatever the path. */
const siteHeaders = headerRules().find(({ path }) => path === '/*')?.headers ?? [];

/** Sources have other addresses than built files: what asks says that it asks for a worker. */
const isWorker = ({ headers }: IncomingMessage): boolean =>
  ['worker', 'serviceworker'].includes(String(headers['sec-fetch-dest']));

/**
 * Vite's dev server behind the page the stamp would write. A change of the brand or of a text makes the
 * page anew; while the folder has problems the last good page stays and the problems are shown over it.
 */
export async function startDevServer(
  id: string,
  port: number,
  context: Context,
  backend: Backend | null = null,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { createServer: createVite } = await import('vite');
  let site = await loadSite(id, context);
  const http = createServer();
  const actual = await listen(http, port);
  const vite = await createVite({
    ...appConfig(context.root),
    appType: 'custom',
    cacheDir: join(context.cacheDir, 'vite'),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      allowedHosts: ['.localhost'],
      watch: { ignored: ['**/.cache/**', '**/dist/**', `${context.cacheDir}/**`] },
    },
  });
  const stampAgain = oneAtATime(async () => {
    try {
      site = await loadSite(id, context);
      vite.ws.send({ type: 'full-reload' });
      context.report.say(`${id}: stamped again`);
    } catch (error) {
      tell(error, vite, context);
    }
  });
  // The page asks for its texts by address, so Vite knows no module that a changed text belongs to.
  const stamped = [join(context.brandsDir, id), join(context.root, 'app/locales')];
  const stopWatching = await watchFolders(stamped, stampAgain);
  // Vite listens for the upgrades of its own.
  takeUpgrades(http, backend, 'leave');
  http.on('request', (request, response) => {
    const path = requestPath(request);
    if (path === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad address\n');
      return;
    }
    if (backend?.owns(path)) {
      backend.handle(request, response);
      return;
    }
    for (const [name, value] of siteHeaders) response.setHeader(name, value);
    if (isWorker(request)) response.setHeader('Content-Security-Policy', workerPolicy);
    if (path === changePassword.asked) {
      response.writeHead(302, { Location: changePassword.page }).end();
      return;
    }
    if (answerFile(site, path, response, stampAgain)) return;
    vite.middlewares(request, response, () => {
      answerPage(site, vite, path, { request, response }).catch((error) => {
        tell(error, vite, context);
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end('The page could not be made; the terminal says why.\n');
      });
    });
  });
  return {
    url: `http://${id}.localhost:${actual}/`,
    close: async () => {
      await stopWatching();
      await vite.close();
      await closeServer(http, backend);
    },
  };
}

async function loadSite(id: string, context: Context): Promise<DevSite> {
  const { brands, problems } = await loadBrands(context.brandsDir, [id], context);
  const [loaded] = brands;
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (loaded && errors.length === 0) return devSite(loaded, context);
  throw new BrandError({
    code: 'brands-invalid',
    message: `${id} cannot be shown, because its folder has problems.`,
    fix: 'Mend them; the page follows by itself while brand dev runs.',
    exitCode: 2,
    problems: errors,
  });
}

function tell(error: unknown, vite: ViteDevServer, context: Context): void {
  const problems = error instanceof BrandError ? (error.problems ?? []) : [];
  const lines = problems.map(
    (one) => `${one.file}:${one.line}:${one.column} ${one.message} ${one.fix}`,
  );
  const message = [error instanceof Error ? error.message : String(error), ...lines].join('\n');
  context.report.warn(message);
  vite.ws.send({ type: 'error', err: { message, stack: '' } });
}

/** Images, manifest and release record, which the app asks for by the stamped addresses. */
function answerFile(
  site: DevSite,
  path: string,
  response: ServerResponse,
  onLost: () => void,
): boolean {
  const text = site.texts[path];
  const file = site.files[path];
  if (text === undefined && file === undefined) return false;
  response.setHeader(
    'Content-Type',
    mediaTypes[extname(path).slice(1)] ?? 'application/octet-stream',
  );
  response.setHeader('Cache-Control', 'no-store');
  if (text !== undefined) response.end(text);
  else sendFile(file as string, response, onLost);
  return true;
}

/** The image cache may be deleted at any time: then the images are drawn again. */
function sendFile(file: string, response: ServerResponse, onLost: () => void): void {
  createReadStream(file)
    .on('error', () => {
      onLost();
      if (response.headersSent) response.destroy();
      else response.writeHead(404).end();
    })
    .pipe(response);
}

async function answerPage(
  site: DevSite,
  vite: ViteDevServer,
  path: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const url = request.url ?? '/';
  const wantsPage = String(request.headers.accept ?? '').includes('text/html');
  if (!wantsPage || fileAddress.test(path)) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  const html = await vite.transformIndexHtml(url, site.html);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}
