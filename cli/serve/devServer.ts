import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { loadBrands } from '../brand/load.ts';
import { appConfig } from '../compile/appConfig.ts';
import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import { type DevSite, devSite } from './devSite.ts';
import { listen } from './listen.ts';
import { mediaTypes } from './mediaTypes.data.ts';

/**
 * Vite's dev server behind the page the stamp would write. A change in the brand's folder makes the
 * page anew; while the folder has problems the last good page stays and the problems are shown over it.
 */
export async function startDevServer(
  id: string,
  port: number,
  context: Context,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { createServer: createVite } = await import('vite');
  let site = await loadSite(id, context);
  const http = createServer();
  const vite = await createVite({
    ...appConfig(context.root),
    appType: 'custom',
    cacheDir: join(context.cacheDir, 'vite'),
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: ['.localhost'] },
  });
  const folder = join(context.brandsDir, id);
  vite.watcher.add(folder);
  vite.watcher.on('all', async (_event, path) => {
    if (!path.startsWith(folder)) return;
    try {
      site = await loadSite(id, context);
      vite.ws.send({ type: 'full-reload' });
      context.report.say(`${id}: stamped again`);
    } catch (error) {
      tell(error, vite, context);
    }
  });
  http.on('request', (request, response) => {
    if (answerFile(site, request, response)) return;
    vite.middlewares(request, response, () => void answerPage(site, vite, request, response));
  });
  const actual = await listen(http, port);
  return {
    url: `http://${id}.localhost:${actual}/`,
    close: async () => {
      await vite.close();
      http.closeAllConnections();
      await new Promise<void>((done) => http.close(() => done()));
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
function answerFile(site: DevSite, request: IncomingMessage, response: ServerResponse): boolean {
  const path = new URL(request.url ?? '/', 'http://host').pathname;
  const text = site.texts[path];
  const file = site.files[path];
  if (text === undefined && file === undefined) return false;
  response.setHeader(
    'Content-Type',
    mediaTypes[extname(path).slice(1)] ?? 'application/octet-stream',
  );
  response.setHeader('Cache-Control', 'no-store');
  if (text !== undefined) response.end(text);
  else createReadStream(file as string).pipe(response);
  return true;
}

async function answerPage(
  site: DevSite,
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const wantsPage = String(request.headers.accept ?? '').includes('text/html');
  if (!wantsPage) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  const html = await vite.transformIndexHtml(url, site.html);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}
