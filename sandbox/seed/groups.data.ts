import type { SeedTalk } from './talks.data.ts';

export type SeedGroup = SeedTalk & {
  name: string;
  introduction: string;
  notification?: string;
  owner: string;
  admins?: readonly string[];
  members: readonly string[];
  isChannel?: boolean;
  /** Whether everybody who comes in has to be approved. */
  isClosed?: boolean;
  /** What members call themselves in it, by account. */
  ownNames?: Readonly<Record<string, string>>;
  /** Line that is pinned once it is said. */
  pins?: number;
};

export const seedGroups: readonly SeedGroup[] = [
  {
    name: 'Sunday hikers',
    introduction: 'Easy walks near town, every other Sunday.',
    notification: 'North gate, Sunday at eight. Bring water and something against the rain.',
    owner: 'olivia',
    admins: ['daniel'],
    members: ['aisyah', 'lucia', 'minhanh', 'yating'],
    hoursAgo: 3,
    lines: [
      ['olivia', 'Hello everyone! Sunday, eight o’clock, at the north gate?'],
      ['daniel', 'I will be there. Shall I bring the map?'],
      ['aisyah', 'Boleh! Saya bawa kuih untuk makan di puncak.'],
      ['lucia', '¡Qué bien! En mi coche cabe una persona más.'],
      ['minhanh', 'Cho mình đi với nhé 🙋'],
      ['yating', '我坐公車過去，可能晚五分鐘。'],
      ['olivia', 'No hurry, we wait for everybody.'],
      ['daniel', { kind: 'pictures', pictures: ['path'] }],
      ['daniel', 'This is how the path looked this morning. Almost dry!'],
      [
        'daniel',
        { kind: 'mention', accounts: ['olivia'], text: '@Olivia shall we take the lower path?' },
      ],
      [
        'olivia',
        {
          kind: 'mention',
          accounts: ['aisyah', 'lucia', 'minhanh', 'yating'],
          text: '@Aisyah @Lucía @Minh Anh @雅婷 the lower path it is. Good shoes, please!',
        },
      ],
    ],
    unreadBy: ['aisyah', 'lucia', 'minhanh'],
  },
  {
    name: 'Kebun atap 屋頂菜園',
    introduction: 'Tomato, cili dan kemangi di atas bumbung. 一起種菜，一起吃。',
    notification: 'Giliran menyiram minggu ini: Selasa Minh Anh, Khamis 雅婷, Sabtu Aisyah.',
    owner: 'aisyah',
    admins: ['minhanh'],
    members: ['yating', 'thuylinh', 'haoran'],
    isClosed: true,
    ownNames: { aisyah: 'Mak Tomato', yating: '雅婷・三樓', thuylinh: 'Linh rau' },
    hoursAgo: 40,
    pins: 1,
    lines: [
      ['aisyah', 'Anak benih cili sudah sampai. Siapa nak tanam petang ini?'],
      ['aisyah', 'Kunci bumbung ada pada pak guard. Tulis nama di buku sebelum naik, ya.'],
      ['yating', '我五點半下班，可以幫忙搬土。'],
      ['minhanh', 'Mình mang thêm ít hạt húng quế, giống ở quê gửi vào.'],
      ['thuylinh', 'Em tưới buổi sáng cũng được, em dậy sớm lắm.'],
      ['haoran', '太阳太大了，记得给小苗搭个遮阳网。'],
      ['aisyah', 'Idea bagus! Saya cari kain jaring lama di rumah.'],
    ],
  },
  {
    name: '周末早餐',
    introduction: '每个周末轮流做早餐。',
    owner: 'linlan',
    members: ['haoran', 'yating'],
    hoursAgo: 14,
    lines: [
      ['linlan', '这周轮到谁做早餐？'],
      ['haoran', '我！葱油饼加豆浆。'],
      ['yating', '我帶水果。'],
      ['linlan', '那我负责吃，还有洗碗😂'],
      ['haoran', { kind: 'pictures', pictures: ['breakfast'] }],
      [
        'haoran',
        {
          kind: 'mention',
          accounts: ['linlan'],
          text: '@林岚 上次的松饼还想吃吗？我可以再做一份。',
        },
      ],
    ],
    unreadBy: ['haoran'],
  },
  {
    name: 'Market days',
    introduction: 'What is on the market this week.',
    owner: 'lucia',
    members: ['linlan', 'yating', 'olivia', 'aisyah', 'minhanh', 'haoran', 'daniel', 'thuylinh'],
    isChannel: true,
    hoursAgo: 24,
    pins: 0,
    lines: [
      [
        'lucia',
        'Where and when: Wednesdays and Saturdays, seven to one, on the square behind the old station. Dogs on a lead, bicycles at the fence.',
      ],
      ['lucia', 'Buenos días. Hoy hay alcachofas, y el pan de centeno sale a las nueve.'],
      ['lucia', 'The knife grinder comes on Wednesday. He takes scissors, too.'],
      ['lucia', 'Lost and found: one green glove, left hand, at the honey stall.'],
      ['lucia', 'Última hora: el puesto de quesos se queda hasta las dos.'],
      ['lucia', 'Rain from ten, they say. The stalls with a roof are on the station side.'],
      ['lucia', 'New this month: a stall for repaired bicycles, next to the flowers.'],
      ['lucia', 'El sábado, taller para niños: plantamos judías en vasos de yogur.'],
      ['lucia', 'Thank you for 48 kilos of jam jars! The bakery has enough for the winter.'],
      ['lucia', 'Parking is free until nine, behind the library.'],
      [
        'lucia',
        'Saturday’s market is on the river side this week: the bridge is closed until noon.',
      ],
      ['lucia', 'The first cherries are here, at the stall with the blue roof. Bring a bag.'],
    ],
  },
];

/** Applications to groups that nobody has answered yet. */
export const seedGroupApplications = [
  { from: 'thuylinh', name: 'Sunday hikers', text: 'Minh Anh asked me to come along.' },
  { from: 'daniel', name: 'Kebun atap 屋頂菜園', text: 'I have two big pots and a watering can.' },
  { from: 'lucia', name: 'Kebun atap 屋頂菜園', text: 'Puedo llevar semillas de pimiento.' },
] as const;
