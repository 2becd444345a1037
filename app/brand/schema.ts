import * as v from 'valibot';
import { featureIds } from './features.ts';
import { localeIds } from './locales.ts';
import { lookKnobs } from './look.ts';

/** Ids name folders, hosts, shell words and cache prefixes, hence the narrow alphabet. */
export const brandIdPattern = /^[a-z][a-z0-9-]{1,30}$/;

const hexColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour'),
  v.description('A colour as six hex digits, e.g. "#2F4F86".'),
);

const httpsUrl = v.pipe(
  v.string(),
  v.maxLength(500, 'is longer than 500 characters'),
  v.regex(/^https:\/\/[^\s/?#@\\]+([/?][^\s#\\]*)?$/, 'is not an https address'),
);

const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(max, `is longer than ${max} characters`),
  );

/** One text for all languages, or one per language. */
const localizedText = (max: number) =>
  v.union([
    plainText(max),
    v.strictObject(
      v.entriesFromList(
        localeIds,
        v.optional(v.pipe(plainText(max), v.description('The text in this language.'))),
      ),
    ),
  ]);

const assetPath = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(200, 'is longer than 200 characters'),
  v.description('A file in the brand folder: SVG, or PNG of at least 512 × 512 pixels.'),
);

const choice = <const T extends readonly (string | number)[]>(values: T, text: string) =>
  v.optional(v.pipe(v.picklist(values), v.description(text)));

const look = v.strictObject({
  tint: choice(lookKnobs.tint, 'How much of the background hue the neutral colours carry.'),
  density: choice(lookKnobs.density, 'Row heights, gutters and list avatars.'),
  elevation: choice(lookKnobs.elevation, 'How surfaces are set off: line, nothing, or shadow.'),
  type: choice(lookKnobs.type, 'Text sizes and weights.'),
  heading: choice(lookKnobs.heading, 'System typeface of headings.'),
  titleBar: choice(lookKnobs.titleBar, 'Fill and line of the title bar.'),
  titleAlign: choice(lookKnobs.titleAlign, 'Where titles stand.'),
  tabBar: choice(lookKnobs.tabBar, 'Shape of the tab bar and of its active mark.'),
  icon: choice(lookKnobs.icon, 'Stroke of icons.'),
  tabIcon: choice(lookKnobs.tabIcon, 'Fill of the active tab icon.'),
  bubble: choice(lookKnobs.bubble, 'Shape of message bubbles.'),
  bubbleFill: choice(lookKnobs.bubbleFill, 'Colour of own bubbles.'),
  wallpaper: choice(lookKnobs.wallpaper, 'Ground of conversations.'),
  avatar: choice(lookKnobs.avatar, 'Shape of avatars.'),
  list: choice(lookKnobs.list, 'Lists from edge to edge, or as inset cards.'),
  card: choice(lookKnobs.card, 'Fill of the points card.'),
  badge: choice(lookKnobs.badge, 'Colour of unread badges.'),
  columns: choice(lookKnobs.columns, 'Columns of the dating listing.'),
});

const licence = v.strictObject({
  authority: v.pipe(plainText(120), v.description('Who granted the licence.')),
  number: v.pipe(plainText(60), v.description('Licence number as the register shows it.')),
  registerUrl: v.pipe(
    httpsUrl,
    v.description('Public register where the licence can be looked up.'),
  ),
  territories: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code'))),
    v.minLength(1, 'is empty'),
    v.description('ISO 3166-1 alpha-2 codes of the countries it covers.'),
  ),
});

const operator = v.strictObject({
  legalName: v.pipe(plainText(120), v.description('Registered name of the company.')),
  registrationNumber: v.pipe(plainText(60), v.description('Number in the company register.')),
  country: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/, 'is not a country code'),
    v.description('ISO 3166-1 alpha-2 code of the country of registration.'),
  ),
  supportContact: v.pipe(
    plainText(200),
    v.description('E-mail address or https address of support.'),
  ),
  termsUrl: v.pipe(httpsUrl, v.description('Terms of service.')),
  privacyUrl: v.pipe(httpsUrl, v.description('Privacy notice.')),
  complaintsUrl: v.pipe(httpsUrl, v.description('Where a complaint can be lodged.')),
  minimumAge: v.pipe(
    v.number(),
    v.integer('is not a whole number'),
    v.minValue(13, 'is under 13'),
    v.maxValue(99, 'is over 99'),
    v.description('Youngest age allowed; 18 or more with game, recharge, exchange or dating.'),
  ),
  licences: v.optional(v.pipe(v.array(licence), v.description('Licences the operator holds.'))),
});

export type Licence = v.InferOutput<typeof licence>;
export type Operator = v.InferOutput<typeof operator>;

const lineAddress = v.pipe(v.string(), v.maxLength(500, 'is longer than 500 characters'));

const tokenOverrides = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(200, 'is longer than 200 characters'))),
  v.description('Token name to value; names are listed by `brand explain token-unknown`.'),
);

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
      v.description('One sentence for search results and the install sheet.'),
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
  theme: v.pipe(
    v.strictObject({
      seed: v.pipe(
        hexColor,
        v.description('The brand colour; every other colour is derived from it.'),
      ),
      accent: v.optional(v.pipe(hexColor, v.description('Second colour; the seed when absent.'))),
      scheme: v.optional(
        v.pipe(
          v.picklist(['auto', 'light', 'dark']),
          v.description('Default colour scheme; `auto` when absent.'),
        ),
      ),
      radius: v.optional(
        v.pipe(
          v.picklist(['sharp', 'soft', 'round']),
          v.description('Corner radii; `soft` when absent.'),
        ),
      ),
      look: v.optional(v.pipe(look, v.description('Expression knobs; each has a default.'))),
      tokens: v.optional(
        v.pipe(
          v.strictObject({ light: v.optional(tokenOverrides), dark: v.optional(tokenOverrides) }),
          v.description('Overrides of single design tokens per scheme.'),
        ),
      ),
    }),
    v.description('Colours and shapes.'),
  ),
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
            v.array(v.picklist(['chat', 'city', 'find', 'live', 'mine'])),
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
        v.pipe(v.array(lineAddress), v.description('Addresses of signed backup lists.')),
      ),
      zones: v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not a domain'),
            v.maxLength(253, 'is longer than 253 characters'),
          ),
        ),
        v.description('Domains every line must sit under.'),
      ),
      publicKeys: v.optional(
        v.pipe(
          v.array(
            v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'is not a 32-byte key in base64')),
          ),
          v.description('Ed25519 keys that sign the backup lists, base64.'),
        ),
      ),
    }),
    v.description('Where the app finds its backend.'),
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
