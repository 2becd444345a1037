// The usual way, for comparison: a full Vite build of the whole app.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const [folder = ''] = process.argv.slice(2);

const { build, loadConfigFromFile } = await import('vite');
const forBuild = { command: /** @type {const} */ ('build'), mode: 'production' };
const loaded = await loadConfigFromFile(forBuild, join(root, 'vite.config.ts'));
const features = readdirSync(join(root, 'app/features'));
await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: loaded?.config.plugins ?? [],
  build: {
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: {
      input: [
        join(root, 'app/entry.tsx'),
        ...features.map((id) => join(root, `app/features/${id}/feature.tsx`)),
      ],
      preserveEntrySignatures: 'exports-only',
    },
  },
});
