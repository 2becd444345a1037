import * as v from 'valibot';
import { featureIds } from './features.ts';
import {
  assetPath,
  choice,
  hexColor,
  lineAddress,
  localizedText,
  plainText,
  publicKey,
} from './fieldSchemas.ts';
import { localeIds } from './locales.ts';
import { operator } from './operatorSchema.ts';
import { tabs } from './tabs.ts';
import { themeSource } from './themeSchema.ts';

export type { Licence, Operator } from './operatorSchema.ts';

/** Ids name folders, hosts, shell words and cache prefixes, hence the narrow alphabet. */
export const brandIdPattern = /^[a-z][a-z0-9-]{1,30}$/;

/** `brands/<id>/brand.json`. Closed: unknown keys are errors. */
export const brandSource = v.strictObject({
  $schema: v.optional(v.pipe(v.string(), v.description('JSON Schema for editors.'))),
  name: v.pipe(
    localizedText(60),
    v.description('Name of the product, one text or one per language.'),
  ),
  shortName: v.pipe(
    localizedText(12),
    v.description('Name under the home-screen icon, at most 12 characters.'),
  ),
  description: v.optional(
    v.pipe(
      localizedText(300),
      v.description(
        'A line to people, under the name on the login page; also for search results and the install sheet.',
      ),
    ),
  ),
  combineId: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{2,64}$/, 'is not 2 to 64 letters, digits, "-" or "_"'),
    v.description("The brand's key on the platform and on the code URLs; unique over all brands."),
  ),
  platformId: v.pipe(
    v.number(),
    v.integer('is not a whole number'),
    v.minValue(1, 'is not positive'),
    v.description('Platform number sent with every call, e.g. 10000.'),
  ),
  packageId: v.pipe(
    v.number(),
    v.integer('is not a whole number'),
    v.minValue(1, 'is not positive'),
    v.description('Package number, e.g. 100002001; unique over all brands.'),
  ),
  origin: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'is not an https origin'),
    v.description('Canonical https origin without a path, e.g. "https://app.example.com".'),
  ),
  locale: v.pipe(v.picklist(localeIds), v.description('Default language.')),
  locales: v.pipe(
    v.array(v.picklist(localeIds)),
    v.minLength(1, 'is empty'),
    v.description('Languages offered, in the order shown; contains the default.'),
  ),
  theme: v.pipe(themeSource, v.description('Colours and shapes.')),
  bgColor: v.pipe(
    v.union([
      hexColor,
      v.strictObject({
        light: v.pipe(hexColor, v.description('Page background in the light scheme.')),
        dark: v.pipe(hexColor, v.description('Page background in the dark scheme.')),
      }),
    ]),
    v.description(
      'Page background, splash and manifest colour: one per scheme, or one from which the other scheme is derived.',
    ),
  ),
  exclude: v.optional(
    v.pipe(v.array(v.picklist(featureIds)), v.description('Features this brand does not have.')),
  ),
  manifest: v.optional(
    v.pipe(
      v.strictObject({
        display: choice(
          ['standalone', 'fullscreen', 'minimal-ui'],
          'How the installed app is framed; `standalone` when absent.',
        ),
        orientation: choice(
          ['any', 'natural', 'portrait', 'landscape'],
          'Orientation of the installed app; `any` when absent.',
        ),
        categories: v.optional(
          v.pipe(
            v.array(plainText(40)),
            v.maxLength(10, 'has more than 10 entries'),
            v.description('Store categories, e.g. "social".'),
          ),
        ),
        shortcuts: v.optional(
          v.pipe(
            v.array(v.picklist(tabs.map(({ id }) => id))),
            v.maxLength(4, 'has more than 4 entries'),
            v.description(
              'Tabs offered in the icon menu, at most 4; the first four tabs when absent.',
            ),
          ),
        ),
      }),
      v.description('Merged into the generated web-app manifest.'),
    ),
  ),
  icons: v.pipe(
    v.strictObject({
      source: v.pipe(
        assetPath,
        v.description('The logo: SVG, or PNG of at least 512 × 512 pixels.'),
      ),
      small: v.optional(v.pipe(assetPath, v.description('Simpler drawing for 16 to 48 pixels.'))),
      maskable: v.optional(
        v.pipe(assetPath, v.description('Own drawing for round and squircle masks.')),
      ),
      monochrome: v.optional(
        v.pipe(assetPath, v.description('One-colour mark; only its shape counts.')),
      ),
      splash: v.optional(v.pipe(assetPath, v.description('Own drawing for launch screens.'))),
    }),
    v.description('Artwork; paths inside the brand folder only.'),
  ),
  lines: v.pipe(
    v.strictObject({
      api: v.pipe(
        v.array(lineAddress),
        v.minLength(1, 'is empty'),
        v.description('Base URLs of the API, in the order they are tried.'),
      ),
      im: v.pipe(lineAddress, v.description('wss address of the messaging gateway.')),
      codeUrls: v.optional(
        v.pipe(
          v.array(lineAddress),
          v.description(
            "Addresses of signed backup lists; {combineId} stands for the brand's own, which is the last part of the path without it.",
          ),
        ),
      ),
      zones: v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/, 'is not a domain'),
            v.maxLength(259, 'is longer than 259 characters'),
          ),
        ),
        v.description(
          'Domains every line must sit under, e.g. acme.com. Each stands for its names at port 443; lines on another port need a zone with it, e.g. acme.com:8443.',
        ),
      ),
      publicKeys: v.optional(
        v.pipe(
          v.array(publicKey),
          v.description('Ed25519 keys that sign the backup lists, base64.'),
        ),
      ),
    }),
    v.description('Where the app finds its backend.'),
  ),
  recordKeys: v.optional(
    v.pipe(
      v.array(publicKey),
      v.minLength(1, 'is empty'),
      v.maxLength(2, 'has more than 2 keys'),
      v.description(
        'Ed25519 keys that sign deposit addresses and records of money, base64: the one in use, and the next one; never a key of lines.publicKeys.',
      ),
    ),
  ),
  operator: v.optional(
    v.pipe(operator, v.description('Who runs the brand; shown on the about page.')),
  ),
  demo: v.optional(
    v.pipe(
      v.boolean(),
      v.description('A sandbox brand: permanent demo mark, lines of this machine only.'),
    ),
  ),
});

export type BrandSource = v.InferOutput<typeof brandSource>;
