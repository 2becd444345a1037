import { tabs } from './tabs.ts';
import { schemeTokenNames } from './theme/tokens.ts';

export type CatalogueEntry = {
  /** What is wrong, in one line. */
  title: string;
  /** Why it is refused. */
  why: string;
  /** What to do. */
  how: string;
  /** A piece of brand.json that is right. */
  example: string;
};

const entry = (title: string, why: string, how: string, example: string): CatalogueEntry => ({
  title,
  why,
  how,
  example,
});

/** Such as `city needs dating, find needs game or video`. */
const whatTabsNeed = tabs
  .flatMap(({ id, needs }) => (needs === null ? [] : [`${id} needs ${needs.join(' or ')}`]))
  .join(', ');

/** What `brand explain <code>` prints about a brand file. */
export const findingCatalogue = {
  'key-unknown': entry(
    'A key that brand files do not have',
    'A misspelt key would be ignored and the brand would silently get the default.',
    'Correct the spelling or leave the key out. An editor that reads $schema offers the right keys.',
    '"theme": { "seed": "#2F4F86", "accent": "#C9432E" }',
  ),
  'key-missing': entry(
    'A key that every brand needs',
    'There is no sensible default for it.',
    'Add the key; every folder in brands/ shows one.',
    '"combineId": "acme"',
  ),
  'type-wrong': entry(
    'A value of the wrong kind',
    'Text, numbers, lists and objects cannot stand for each other.',
    'Text stands in quotes, numbers do not; lists stand in square brackets, objects in braces.',
    '"platformId": 10000',
  ),
  'value-unknown': entry(
    'A word that is not among the choices',
    'The build knows only the words listed in the message.',
    'Take one of the listed words, spelt as there.',
    '"radius": "soft"',
  ),
  'value-malformed': entry(
    'A value that cannot be read',
    'It has the right kind but not the right form, or it is too long or too short.',
    'Write it in the form the message shows.',
    '"seed": "#2F4F86"',
  ),
  'brand-duplicate': entry(
    'Two brands share what must be their own',
    'combineId keys the brand on the platform, packageId its packages, origin its data in the browser: shared, one brand would read and overwrite the other.',
    'Give each brand its own value. `brand list` shows those in use.',
    '"packageId": 100002007',
  ),
  'locale-not-offered': entry(
    'The default language is not offered',
    'People who have chosen nothing see the default language, so it must be one of locales.',
    'Add it to locales, or choose another default.',
    '"locale": "es-ES", "locales": ["es-ES", "en-US"]',
  ),
  'locale-duplicate': entry(
    'A language is listed twice',
    'The list is what people see in the language menu, in that order.',
    'Leave the second one out.',
    '"locales": ["es-ES", "en-US"]',
  ),
  'text-missing': entry(
    'No text in the default language',
    'Languages without their own text use the default language’s.',
    'Add the text for the default language, or write one text for all.',
    '"name": { "zh-CN": "鹊渡", "en-US": "Quedu" }',
  ),
  'text-unused': entry(
    'A text in a language the brand does not offer',
    'Nobody will see it; either the language or the text was forgotten.',
    'Offer the language, or leave the text out.',
    '"locales": ["zh-CN", "en-US"], "name": { "zh-CN": "鹊渡", "en-US": "Quedu" }',
  ),
  'text-unsafe': entry(
    'An invisible character in a text',
    'Control characters and direction marks can make one name look like another, and break files the text is written to.',
    'Type the text anew instead of pasting it.',
    '"name": "Clatter"',
  ),
  'exclude-duplicate': entry(
    'A feature is excluded twice',
    'One of the two was probably meant to be another feature.',
    'Leave the second one out, or correct it.',
    '"exclude": ["dating", "video"]',
  ),
  'feature-needs': entry(
    'A feature is kept without what it needs',
    'Channels are groups; recharge, exchange and game move points; USDT is a way to recharge.',
    'Exclude the feature too, or keep what it needs.',
    '"exclude": ["points", "recharge", "recharge-usdt", "exchange", "game"]',
  ),
  'shortcut-duplicate': entry(
    'A shortcut is listed twice',
    'The icon menu has room for four different tabs.',
    'Leave the second one out.',
    '"shortcuts": ["chat", "find", "mine"]',
  ),
  'shortcut-without-tab': entry(
    'A shortcut to a tab the brand does not have',
    `The tabs follow from the features: ${whatTabsNeed}.`,
    'Take the shortcut out, or keep the feature.',
    '"shortcuts": ["chat", "mine"]',
  ),
  'dating-with-money': entry(
    'Dating together with game, recharge or exchange',
    'Strangers who meet here must not be able to lead each other to stakes or payments. There is no override.',
    'Exclude dating, or exclude game, recharge and exchange.',
    '"exclude": ["recharge", "recharge-usdt", "exchange", "game"]',
  ),
  'operator-missing': entry(
    'Nobody answers for the brand',
    'Where people stake, pay or meet strangers they must be able to see who runs the place and where to complain. Demo brands are exempt and carry the demo mark.',
    'Add the operator block, or exclude game, recharge, exchange and dating.',
    '"operator": { "legalName": "Acme Ltd", "registrationNumber": "123456", "country": "IE", "supportContact": "support@acme.com", "termsUrl": "https://acme.com/terms", "privacyUrl": "https://acme.com/privacy", "complaintsUrl": "https://acme.com/complaints", "minimumAge": 18 }',
  ),
  'licence-missing': entry(
    'A game for value without a licence',
    'Points that can be bought or exchanged make the game gambling, which needs a licence people can look up.',
    'Add the licence to operator.licences, or exclude game, or exclude recharge and exchange.',
    '"licences": [{ "authority": "Gaming Authority", "number": "GA-1234", "registerUrl": "https://register.gov/GA-1234", "territories": ["MT"] }]',
  ),
  'minimum-age': entry(
    'The minimum age is below 18',
    'Game, recharge, exchange and dating are for adults.',
    'Write 18 or more, or exclude these features.',
    '"minimumAge": 18',
  ),
  'country-unknown': entry(
    'A country code that does not exist',
    'It is shown to people as a country name.',
    'Write the two-letter code of ISO 3166-1: GB, not UK.',
    '"country": "GB"',
  ),
  'support-contact': entry(
    'A support contact people cannot use',
    'It is shown as a link: mail or web page.',
    'Write an e-mail address or an https address.',
    '"supportContact": "support@acme.com"',
  ),
  'address-unreachable': entry(
    'A page nobody can open',
    'Terms, privacy notice, complaints and licence registers must be public pages.',
    'Write the public https address of the page.',
    '"termsUrl": "https://acme.com/terms"',
  ),
  'origin-unreachable': entry(
    'The origin is not a public web address',
    'Links, the manifest and the icons of the installed app are made from it.',
    'Write scheme and host as people will open them, without a path.',
    '"origin": "https://app.acme.com"',
  ),
  'zone-malformed': entry(
    'A zone that is not a public domain',
    'The page may connect only to its zones, so each must be a real domain.',
    'Write a domain in lower case, without scheme or path, and its port where that is not 443.',
    '"zones": ["acme.com", "acme.com:8443"]',
  ),
  'zone-shared': entry(
    'A zone that belongs to many owners',
    'Anyone can get a name below com, co.uk or pages.dev, and would then be trusted as a line.',
    'Write the domain that is the brand’s own.',
    '"zones": ["acme.pages.dev"]',
  ),
  'line-duplicate': entry(
    'A line is listed twice',
    'When a line fails the next is tried; trying the same again helps nobody.',
    'Leave the second one out.',
    '"api": ["https://api.acme.com", "https://api2.acme.com"]',
  ),
  'line-malformed': entry(
    'A line that is not an address',
    'Lines stand in the page’s security policy, so only plain lower-case addresses are taken.',
    'Write scheme, host and path.',
    '"api": ["https://api.acme.com/v1"]',
  ),
  'line-scheme': entry(
    'A line with the wrong scheme',
    'The API is reached by https, the messaging gateway by wss; anything else is not encrypted or not understood.',
    'Write https: for api and codeUrls, wss: for im.',
    '"im": "wss://im.acme.com"',
  ),
  'line-not-public': entry(
    'A line phones cannot reach',
    'Bare addresses and private or reserved names have no certificate people’s phones trust.',
    'Write a public host name.',
    '"api": ["https://api.acme.com"]',
  ),
  'line-outside-zone': entry(
    'A line outside the zones',
    'Every connection must stay under the declared zones and on their ports; a list that names another is refused too.',
    'Add the line’s domain to zones, with its port where that is not 443, or correct the line.',
    '"api": ["https://api.acme.com"], "zones": ["acme.com"]',
  ),
  'line-not-local': entry(
    'A demo brand with a real line',
    'A demo must never talk to a real backend.',
    'Use a path of the site itself, localhost, or a name ending in .test, .example or .invalid.',
    '"lines": { "api": ["/api"], "im": "/im", "zones": [] }',
  ),
  'code-urls-unsigned': entry(
    'Backup lists without a key',
    'An unsigned list would let whoever controls its address send everyone to another server.',
    'Add the public key that signs the lists.',
    '"publicKeys": ["11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="]',
  ),
  'key-malformed': entry(
    'A public key that cannot be one',
    'The key is cut off or was never made, so nothing could ever be checked with it.',
    'Paste the 44 base64 characters of the Ed25519 public key again.',
    '"publicKeys": ["11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="]',
  ),
  'key-duplicate': entry(
    'A public key is listed twice',
    'One of the two was probably meant to be the next key.',
    'Leave the second one out.',
    '"publicKeys": ["11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="]',
  ),
  'key-demo': entry(
    'A demo key in a brand for real people',
    'Its private half is published with the demo brands: whoever reads it could send people to an address of their own.',
    "Make the brand's own key pair with `brand lines keygen`, keep the private key outside the repository, and write the public one.",
    '"recordKeys": ["W6oVin9F6SR2VVqitwc9aV45n9PwwdDPXJQ/fgY+ZkY="]',
  ),
  'key-shared': entry(
    'One key for backup lists and for money',
    'Lists are signed often, by whoever moves the lines. Who steals that key must not be able to say where money goes.',
    'Make a second key pair, kept by other people in another place, and write its public key as recordKeys.',
    '"recordKeys": ["W6oVin9F6SR2VVqitwc9aV45n9PwwdDPXJQ/fgY+ZkY="]',
  ),
  'record-keys-missing': entry(
    'Nothing vouches for money',
    'The app shows a deposit address, and believes a round of the game, only when a key of the brand has signed it: a server that was broken into could show any other.',
    'Make a key pair with `brand lines keygen` and write its public key as recordKeys. A second key is the next one, for the day the first is replaced.',
    '"recordKeys": ["W6oVin9F6SR2VVqitwc9aV45n9PwwdDPXJQ/fgY+ZkY="]',
  ),
  'token-unknown': entry(
    'A design token that does not exist',
    'The override would have no effect.',
    `Take one of these names: ${schemeTokenNames.filter((name) => name !== 'page').join(', ')}.`,
    '"tokens": { "light": { "bubbleOut": "#D8E4F5" } }',
  ),
  'token-fixed': entry(
    'A design token that is decided elsewhere',
    'Sizes, radii and fonts follow from theme.radius and theme.look; page is bgColor.',
    'Use theme.radius, theme.look or bgColor.',
    '"radius": "round"',
  ),
  'token-malformed': entry(
    'An override that does not fit its token',
    'Values are written into the page’s style as they are, so only plain ones are taken.',
    'Write the form the message shows.',
    '"tokens": { "dark": { "shadowFloat": "0 4px 16px #00000080" } }',
  ),
  'token-transparent': entry(
    'A see-through colour where text is read',
    'What shows through decides the contrast, so it could not be checked.',
    'Write the opaque colour it should look like.',
    '"tokens": { "light": { "brandSoft": "#E4ECF8" } }',
  ),
  'contrast-low': entry(
    'Text that is hard to read',
    'Text needs a contrast of 4.5 : 1 with its background and marks need 3 : 1 (WCAG 2.2 AA), in both schemes.',
    'Take the offered colour, or leave the override out: derived colours always read on a light or dark enough background.',
    '"bgColor": { "light": "#F4F6F1", "dark": "#0D1411" }',
  ),
} as const satisfies Record<string, CatalogueEntry>;
