import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  headerRules,
  headersFile,
  nginxFile,
  redirectsFile,
} from '../../../cli/stamp/hostFiles.ts';
import type { ReleaseRecord } from '../../../cli/stamp/release.ts';

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The files of a site as a build makes them, but few and small: what publishing sees of it is the same. */
function contents(id: string, version: string): Record<string, string> {
  const rules = headerRules();
  const shared = 'export const shared = 1;\n';
  const own = `export const version = ${JSON.stringify(version)};\n`;
  const asset = `assets/app.${sha256(own).slice(0, 8)}.js`;
  const data = JSON.stringify({ id, name: id, origin: `https://${id}.example` });
  return {
    [`assets/shared.${sha256(shared).slice(0, 8)}.js`]: shared,
    [asset]: own,
    [`i/icon.${sha256(version).slice(0, 8)}.png`]: `picture of ${version}`,
    [`locales/en.${sha256(id).slice(0, 8)}.json`]: '{"hello":"Hello"}\n',
    'index.html': `<!doctype html><script type="application/json" id="brand">${data}</script><script type="module" src="/${asset}"></script><p>${version}</p>\n`,
    'sw.js': `self.release = ${JSON.stringify(version)};\n`,
    'latest.json': `{"id":${JSON.stringify(version)}}\n`,
    'manifest.webmanifest': `{"id":"/","name":"${id} ${version}"}\n`,
    'favicon.ico': `icon of ${version}`,
    '404.html': '<!doctype html><p>404</p>\n',
    'robots.txt': 'User-agent: *\n',
    _headers: headersFile(rules),
    _redirects: redirectsFile({ pages: ['/pages/tabBar/chat'] }),
    'nginx.conf': nginxFile(rules, `${id}.example`),
  };
}

const compressed = /\.(?:js|html|json|webmanifest)$/;

/** Writes a site into `<out>/<id>`, with the record a build would leave. Versions differ in most files. */
export function writeSmallSite(out: string, id: string, version: string): void {
  const files: ReleaseRecord['files'] = {};
  const write = (path: string, content: string | Uint8Array): void => {
    const bytes = Buffer.from(content);
    const target = join(out, id, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    files[path] = { bytes: bytes.byteLength, sha256: sha256(bytes) };
  };
  for (const [path, content] of Object.entries(contents(id, version))) {
    write(path, content);
    if (!compressed.test(path)) continue;
    write(`${path}.br`, brotliCompressSync(content));
    write(`${path}.gz`, gzipSync(content));
  }
  const record: ReleaseRecord = {
    id: sha256(version).slice(0, 12),
    version: '1.0.0',
    minimumVersion: '1.0.0',
    brand: id,
    cacheKey: sha256(version),
    compile: 'none',
    tools: {},
    features: [],
    locales: ['en-US'],
    firstLoad: [],
    files,
  };
  writeFileSync(join(out, id, 'release.json'), JSON.stringify(record));
}
