import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { hanLettersPlugin } from './hanLetters.ts';
import { hanSyllablesPlugin } from './hanSyllables.ts';
import { textNamespacesPlugin } from './textNamespaces.ts';

/**
 * The part of the Vite configuration that compile, dev server and unit tests share.
 * No environment variables and no brand reach the app: `envPrefix` matches none.
 * @param styles `run`: style sheets are modules like others, for tests, which ask for names of classes alone
 */
export function appConfig(root: string, styles: 'compiled' | 'run' = 'compiled'): InlineConfig {
  return {
    configFile: false,
    root,
    envDir: false,
    envPrefix: 'NO_ENVIRONMENT_REACHES_THE_APP_',
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      textNamespacesPlugin(root),
      react(),
      vanillaExtractPlugin(
        styles === 'run' ? { unstable_mode: 'transform', identifiers: 'short' } : {},
      ),
      hanLettersPlugin(),
      hanSyllablesPlugin(),
    ],
  };
}

/** Oldest browsers served: Safari 16.4 (iOS with web-app push) and Chromium of the same season. */
export const buildTarget = ['safari16.4', 'chrome111', 'firefox111'];
