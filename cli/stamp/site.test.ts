import { describe, expect, it } from 'vitest';
import type { Brand } from '../../app/brand/brand.ts';
import type { AssetRecipe } from '../assets/plan.ts';
import type { CompileOutput } from '../compile/output.ts';
import { planSite } from './site.ts';

const chunk = (imports: string[], dynamicImports: string[] = [], css: string[] = []) => ({
  imports,
  dynamicImports,
  css,
  assets: [],
});

/** A compile of an entry, two features that share a chunk, and a page loaded on demand. */
const compile = {
  format: 3,
  hash: 'c0ffee',
  version: '1.2.3',
  minimumVersion: '1.0.0',
  entry: 'assets/entry.js',
  features: { game: 'assets/feature-game.js', dating: 'assets/feature-dating.js' },
  chunks: {
    'assets/entry.js': chunk(['assets/react.js'], ['assets/about.js'], ['assets/entry.css']),
    'assets/react.js': chunk([]),
    'assets/about.js': chunk(['assets/entry.js'], [], ['assets/about.css']),
    'assets/feature-game.js': chunk(['assets/entry.js', 'assets/cards.js']),
    'assets/feature-dating.js': chunk(
      ['assets/entry.js', 'assets/cards.js'],
      ['assets/profile.js'],
      ['assets/dating.css'],
    ),
    'assets/cards.js': chunk([]),
    'assets/profile.js': chunk(['assets/feature-dating.js']),
  },
  twins: {},
  locales: {
    'en-US': {
      'shell.frame': 'locales/en-US/shell.frame.1.json',
      'game.page': 'locales/en-US/game.page.1.json',
      'game.errors': 'locales/en-US/game.errors.1.json',
      'dating.page': 'locales/en-US/dating.page.1.json',
      'dating.errors': 'locales/en-US/dating.errors.1.json',
    },
    'es-ES': {
      'shell.frame': 'locales/es-ES/shell.frame.1.json',
      'game.page': 'locales/es-ES/game.page.1.json',
      'dating.page': 'locales/es-ES/dating.page.1.json',
    },
    'ms-MY': { 'shell.frame': 'locales/ms-MY/shell.frame.1.json' },
  },
  files: {},
  preboot: '',
  painter: '',
} satisfies CompileOutput;

const brand = {
  id: 'heron',
  locales: ['en-US', 'es-ES'],
  features: ['groups', 'points', 'game'],
} as unknown as Brand;

const recipes = [{ file: 'icon-192.png' }, { file: 'og.png' }] as AssetRecipe[];

describe('planSite', () => {
  it('keeps what the brand can reach, and nothing of the rest', () => {
    expect(planSite(brand, compile, recipes)).toEqual({
      id: 'heron',
      features: ['game'],
      dropped: ['dating'],
      featureEntries: [{ id: 'game', needs: ['points'], js: '/assets/feature-game.js', css: [] }],
      resources: {
        'en-US': {
          'shell.frame': '/locales/en-US/shell.frame.1.json',
          'game.page': '/locales/en-US/game.page.1.json',
          'game.errors': '/locales/en-US/game.errors.1.json',
        },
        'es-ES': {
          'shell.frame': '/locales/es-ES/shell.frame.1.json',
          'game.page': '/locales/es-ES/game.page.1.json',
        },
      },
      shared: [
        'assets/about.css',
        'assets/about.js',
        'assets/cards.js',
        'assets/entry.css',
        'assets/entry.js',
        'assets/feature-game.js',
        'assets/react.js',
        'locales/en-US/game.errors.1.json',
        'locales/en-US/game.page.1.json',
        'locales/en-US/shell.frame.1.json',
        'locales/es-ES/game.page.1.json',
        'locales/es-ES/shell.frame.1.json',
      ],
      images: ['icon-192.png', 'og.png'],
      written: [
        '404.html',
        '_headers',
        '_redirects',
        'index.html',
        'latest.json',
        'manifest.webmanifest',
        'nginx.conf',
        'release.json',
        'robots.txt',
        'sw.js',
        'theme.css',
      ],
    });
  });

  it('keeps a chunk two features share as long as one of them stays', () => {
    const other = { ...brand, features: ['dating'] } as unknown as Brand;
    const { shared } = planSite(other, compile, recipes);
    expect(shared).toContain('assets/cards.js');
    expect(shared).toContain('assets/profile.js');
    expect(shared).not.toContain('assets/feature-game.js');
  });
});
