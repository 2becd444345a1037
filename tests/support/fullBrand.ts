import { brandFile } from './fixtureBrands.ts';

const inLanguages = (texts: readonly [string, string, string, string, string, string]) => {
  const [english, spanish, malay, vietnamese, chinese, traditional] = texts;
  return {
    'en-US': english,
    'es-ES': spanish,
    'ms-MY': malay,
    'vi-VN': vietnamese,
    'zh-CN': chinese,
    'zh-HANT': traditional,
  };
};

const licence = (authority: string, number: string, territory: string) => ({
  authority,
  number,
  registerUrl: `https://registers.halcyon-harbour.com/${territory.toLowerCase()}/${number}`,
  territories: [territory],
});

/**
 * A brand for real people with all that a brand can have: an operator with licences, lines, backup lists and
 * zones, a look of its own, six languages, and every feature that may be beside the others.
 */
export const fullBrand = brandFile('halcyon', {
  name: inLanguages([
    'Halcyon Harbour',
    'Puerto Halcyon',
    'Pelabuhan Halcyon',
    'Bến Halcyon',
    '翠鸟港湾',
    '翠鳥港灣',
  ]),
  shortName: inLanguages(['Halcyon', 'Halcyon', 'Halcyon', 'Halcyon', '翠鸟', '翠鳥']),
  description: inLanguages([
    'Where friends meet, talk and play by the water',
    'Donde los amigos se reúnen, hablan y juegan junto al agua',
    'Tempat rakan berjumpa, berbual dan bermain di tepi air',
    'Nơi bạn bè gặp gỡ, trò chuyện và vui chơi bên bến nước',
    '朋友在水边相聚、聊天和玩乐的地方',
    '朋友在水邊相聚、聊天和玩樂的地方',
  ]),
  combineId: 'halcyon-harbour-7f3a9c',
  origin: 'https://app.halcyon-harbour.com',
  locales: ['en-US', 'es-ES', 'ms-MY', 'vi-VN', 'zh-CN', 'zh-HANT'],
  theme: {
    seed: '#0F6E84',
    accent: '#E2572B',
    scheme: 'auto',
    radius: 'round',
    look: {
      tint: 'warm',
      density: 'roomy',
      elevation: 'raised',
      type: 'large',
      heading: 'serif',
      titleBar: 'glass',
      titleAlign: 'center',
      tabBar: 'float',
      icon: 'light',
      tabIcon: 'solid',
      bubble: 'leaf',
      bubbleFill: 'deep',
      wallpaper: 'weave',
      avatar: 'squircle',
      list: 'inset',
      card: 'outline',
      badge: 'accent',
      columns: 1,
    },
  },
  bgColor: { light: '#F3F1EA', dark: '#0C1418' },
  // Never beside money.
  exclude: ['dating'],
  lines: {
    api: [
      'https://api.halcyon-harbour.com/v1',
      'https://edge.halcyon-lines.net/v1',
      'https://api.hh-backup.org:8443/v1',
    ],
    im: 'wss://im.halcyon-harbour.com:10001',
    codeUrls: [
      'https://codes.halcyon-harbour.com/{combineId}/lines.txt',
      'https://halcyon-codes.net/lists',
    ],
    zones: [
      'halcyon-harbour.com',
      'halcyon-harbour.com:10001',
      'halcyon-lines.net',
      'hh-backup.org:8443',
      'halcyon-codes.net',
      'halcyon-media.com',
    ],
    publicKeys: [
      '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
      'PUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=',
    ],
  },
  recordKeys: [
    '/FHNjmIYoaONpH7QAjDwWAgW7RO6MwOsXeuRFUiQgCU=',
    'cp6GDMIMC6aNvC7Q6sv+xBVRCCoyBnu1vyKcfQRFduc=',
  ],
  operator: {
    legalName: 'Halcyon Harbour Entertainment (Malta) Limited',
    registrationNumber: 'C 104582',
    country: 'MT',
    supportContact: 'https://help.halcyon-harbour.com/contact',
    termsUrl: 'https://legal.halcyon-harbour.com/terms-of-service',
    privacyUrl: 'https://legal.halcyon-harbour.com/privacy-notice',
    complaintsUrl: 'https://legal.halcyon-harbour.com/complaints',
    minimumAge: 18,
    licences: [
      licence('Malta Gaming Authority', 'MGA/B2C/904/2025', 'MT'),
      licence('Dirección General de Ordenación del Juego', 'GA/2025/118', 'ES'),
    ],
  },
  demo: false,
});
