import type { FeatureId } from './features.ts';
import type { LocaleId } from './locales.ts';
import type { Look } from './look.ts';
import type { Licence, Operator } from './schema.ts';

export type { Licence, Operator };

export type Scheme = 'light' | 'dark';
export type Radius = 'sharp' | 'soft' | 'round';
/** `#RRGGBB`, upper case. */
export type Hex = string;

/** A brand with every default filled in: what the rest of the pipeline works from. */
export type Brand = {
  id: string;
  /** Text per offered locale; every offered locale has a value. */
  name: Record<string, string>;
  shortName: Record<string, string>;
  description: Record<string, string>;
  combineId: string;
  platformId: number;
  packageId: number;
  /** Canonical https origin without a trailing slash. */
  origin: string;
  locale: LocaleId;
  /** In the order the brand file gives them; contains `locale`. */
  locales: LocaleId[];
  theme: {
    seed: Hex;
    accent: Hex;
    scheme: 'auto' | Scheme;
    radius: Radius;
    look: Look;
    /** Token overrides per scheme, by token name. */
    tokens: Record<Scheme, Record<string, string>>;
  };
  bgColor: Record<Scheme, Hex>;
  /** Features kept, in vocabulary order. */
  features: FeatureId[];
  excluded: FeatureId[];
  manifest: {
    display: 'standalone' | 'fullscreen' | 'minimal-ui';
    orientation: 'any' | 'natural' | 'portrait' | 'landscape';
    categories: string[];
    /** Tab ids, in order; the default is every tab the brand has. */
    shortcuts: string[] | null;
  };
  /** Paths inside the brand's folder. */
  icons: {
    source: string;
    small: string | null;
    maskable: string | null;
    monochrome: string | null;
    splash: string | null;
  };
  lines: {
    api: string[];
    im: string;
    codeUrls: string[];
    /** Domains, with `:port` where it is not 443. */
    zones: string[];
    publicKeys: string[];
  };
  /** Ed25519, base64: they sign deposit addresses and records of money; none where nothing is signed. */
  recordKeys: string[];
  operator: Operator | null;
  demo: boolean;
};
