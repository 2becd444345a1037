import type { LocaleId } from '../../app/brand/locales.ts';
import type { SeedContent } from './seedContent.ts';

/** Who said or sent what; accounts of `people.data.ts`. */
export type SeedLine = readonly [by: string, content: string | SeedContent];

export type SeedTalk = {
  /** When it began. */
  hoursAgo: number;
  lines: readonly SeedLine[];
  /** Accounts that have not looked at it yet. */
  unreadBy?: readonly string[];
};

/** Friends who have not written to each other yet. */
export const seedFriends: readonly (readonly [string, string])[] = [
  ['olivia', 'lucia'],
  ['olivia', 'minhanh'],
  ['olivia', 'yating'],
  ['aisyah', 'lucia'],
];

/** Friends and what they said; the first of a pair asked to be friends. */
export const seedTalks: readonly (SeedTalk & { between: readonly [string, string] })[] = [
  {
    between: ['haoran', 'linlan'],
    hoursAgo: 21,
    lines: [
      ['haoran', '岚姐，周六的羽毛球场订到了，上午九点。'],
      ['linlan', '太好了！我带一筒新球。'],
      ['haoran', '那我带水。要不要叫上雅婷？'],
      ['linlan', '她这周回台南，下次吧。'],
      ['haoran', '好，周六见🏸'],
    ],
    unreadBy: ['linlan'],
  },
  {
    between: ['yating', 'linlan'],
    hoursAgo: 27,
    lines: [
      ['yating', '林嵐，上次妳說的那家豆花店叫什麼？'],
      ['linlan', '在河边那条巷子里，没有招牌，门口有棵老榕树。'],
      ['yating', '哈哈，難怪我找了半天。'],
      ['linlan', '下午三点以后才开门，别去太早。'],
      ['yating', '收到，明天下班就去！'],
    ],
  },
  {
    between: ['daniel', 'olivia'],
    hoursAgo: 5,
    lines: [
      ['daniel', 'Did you water the tomatoes on Tuesday?'],
      ['olivia', 'I did, and the basil too. Two of them are already red.'],
      ['daniel', 'Then we are having salad on Friday.'],
      ['olivia', 'Only if you bring the good bread.'],
      ['daniel', 'Deal. The one with the seeds?'],
      ['olivia', 'The one with the seeds.'],
      ['daniel', 'I will be there at seven.'],
    ],
    unreadBy: ['olivia'],
  },
  {
    between: ['aisyah', 'olivia'],
    hoursAgo: 30,
    lines: [
      ['aisyah', 'Selamat pagi, Olivia! Hujan lebat di sini, bas lambat lagi.'],
      ['olivia', 'Selamat pagi! Di sini panas. Betul tak ayat saya?'],
      ['aisyah', 'Betul! Bahasa Melayu awak makin bagus.'],
      ['olivia', 'Cikgu saya hebat 😄'],
      ['aisyah', 'Nanti saya hantar resipi kuih tu, ya.'],
    ],
  },
  {
    between: ['thuylinh', 'minhanh'],
    hoursAgo: 8,
    lines: [
      ['thuylinh', 'Chị ơi, chiều nay chợ hoa còn mở không?'],
      ['minhanh', 'Còn em, đến sáu giờ mới đóng.'],
      ['thuylinh', 'Em định mua một bó sen cho mẹ.'],
      ['minhanh', 'Mua ở hàng đầu ngõ ấy, hoa tươi lắm.'],
      ['thuylinh', 'Dạ, em cảm ơn chị nhiều!'],
    ],
    unreadBy: ['minhanh'],
  },
  {
    between: ['lucia', 'daniel'],
    hoursAgo: 11,
    lines: [
      ['lucia', 'Daniel, ¿sigues queriendo practicar español?'],
      ['daniel', '¡Sí! Pero hablo muy despacio.'],
      ['lucia', 'Despacio está bien. ¿El jueves después del trabajo?'],
      ['daniel', 'Perfecto. ¿En la cafetería de la esquina?'],
      ['lucia', 'Allí. Y hoy una sola tarea: cuéntame qué has comido.'],
      ['daniel', 'He comido una tortilla… y media más.'],
    ],
    unreadBy: ['lucia'],
  },
];

/** Applications to be friends that nobody has answered yet. */
export const seedFriendApplications = [
  {
    from: 'daniel',
    to: 'linlan',
    text: 'Hello, I am Daniel. Olivia told me about your breakfasts.',
  },
  { from: 'thuylinh', to: 'olivia', text: 'Hi Olivia, I am Linh, a friend of Minh Anh.' },
  { from: 'olivia', to: 'haoran', text: 'Hi! Lin Lan says you know a good badminton hall.' },
  { from: 'linlan', to: 'lucia', text: '你好，我也常去河边的集市。' },
  { from: 'aisyah', to: 'yating', text: 'Hai Yating, kita sama-sama ikut mendaki hari Ahad.' },
  { from: 'lucia', to: 'minhanh', text: 'Hola, soy Lucía, de las excursiones del domingo.' },
] as const;

/** What the support account writes to everybody first. */
export const supportWelcome: Readonly<Record<LocaleId, string>> = {
  'zh-CN': '您好，欢迎！这里是客服，有问题直接在这里留言。我们绝不会向您索要密码或验证码。',
  'zh-HANT': '您好，歡迎！這裡是客服，有問題直接在這裡留言。我們絕不會向您索取密碼或驗證碼。',
  'en-US':
    'Hello and welcome! This is customer service: if anything is unclear, write to us here. We never ask for your password or a code.',
  'ms-MY':
    'Helo dan selamat datang! Ini khidmat pelanggan: jika ada soalan, tulis di sini. Kami tidak akan meminta kata laluan atau kod anda.',
  'vi-VN':
    'Xin chào và chào mừng bạn! Đây là bộ phận chăm sóc khách hàng, có điều gì chưa rõ bạn cứ nhắn ở đây. Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh.',
  'es-ES':
    '¡Hola, te damos la bienvenida! Somos atención al cliente: si algo no está claro, escríbenos aquí. Nunca te pediremos la contraseña ni un código.',
};
