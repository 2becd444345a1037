import type { LocaleId } from '../../../app/brand/locales.ts';
import { clipFiles, pictureFiles } from './clipFiles.data.ts';

export type InSixLanguages = Readonly<Record<LocaleId, string>>;

/** A drawn clip; every file is named from this folder on. */
export type Clip = {
  type: 'mp4' | 'hls';
  /** The MP4, or the playlist. */
  file: string;
  /** All that playing asks for: the MP4 alone, or playlist, init segment and segments. */
  files: readonly string[];
  width: number;
  height: number;
  seconds: number;
  /** The first moment, 720 pixels wide. */
  cover: string;
  /** The same, 360 pixels wide. */
  thumbnail: string;
  /** WebVTT by language; empty for clips without words. */
  captions: Readonly<Partial<Record<LocaleId, string>>>;
};

export type ClipName = keyof typeof clipFiles;

export const clips: Readonly<Record<ClipName, Clip>> = clipFiles;

type SeedCategory = { id: string; names: InSixLanguages };

/** In the order they are offered. */
export const categories: readonly SeedCategory[] = [
  {
    id: 'food',
    names: {
      'zh-CN': '美食',
      'zh-HANT': '美食',
      'en-US': 'Food',
      'ms-MY': 'Masakan',
      'vi-VN': 'Ẩm thực',
      'es-ES': 'Cocina',
    },
  },
  {
    id: 'night',
    names: {
      'zh-CN': '夜色',
      'zh-HANT': '夜景',
      'en-US': 'After dark',
      'ms-MY': 'Malam',
      'vi-VN': 'Về đêm',
      'es-ES': 'Noche',
    },
  },
  {
    id: 'water',
    names: {
      'zh-CN': '水边',
      'zh-HANT': '海邊',
      'en-US': 'On the water',
      'ms-MY': 'Laut & sungai',
      'vi-VN': 'Sông nước',
      'es-ES': 'Mar y río',
    },
  },
  {
    id: 'music',
    names: {
      'zh-CN': '音乐',
      'zh-HANT': '音樂',
      'en-US': 'Music',
      'ms-MY': 'Muzik',
      'vi-VN': 'Âm nhạc',
      'es-ES': 'Música',
    },
  },
  {
    id: 'walks',
    names: {
      'zh-CN': '街巷',
      'zh-HANT': '散步',
      'en-US': 'Streets',
      'ms-MY': 'Kampung & kota',
      'vi-VN': 'Phố phường',
      'es-ES': 'Paseos',
    },
  },
];

type SeedVideo = {
  id: string;
  clip: ClipName;
  /** Id of a category. */
  category: string;
  hoursAgo: number;
  titles: InSixLanguages;
};

/** Newest first. */
export const videos: readonly SeedVideo[] = [
  {
    id: 'ferry',
    clip: 'ferry',
    category: 'water',
    hoursAgo: 5,
    titles: {
      'zh-CN': '天刚亮，渡口的头班船就开了',
      'zh-HANT': '天剛亮，渡口的頭班船就開了',
      'en-US': 'First ferry out, before anyone has had coffee',
      'ms-MY': 'Feri pertama, sebelum sempat bersarapan',
      'vi-VN': 'Chuyến đò đầu tiên, khi phố còn chưa thức',
      'es-ES': 'El primer ferri, antes del primer café',
    },
  },
  {
    id: 'noodles',
    clip: 'noodles',
    category: 'food',
    hoursAgo: 26,
    titles: {
      'zh-CN': '一碗热汤面，从揉面到上桌',
      'zh-HANT': '一碗熱湯麵，從揉麵到上桌',
      'en-US': 'One bowl of noodles, start to slurp',
      'ms-MY': 'Semangkuk mi panas, dari doh ke meja',
      'vi-VN': 'Một tô mì nóng, từ nhào bột đến bàn ăn',
      'es-ES': 'Un cuenco de fideos, de la masa a la mesa',
    },
  },
  {
    id: 'lanterns',
    clip: 'lanterns',
    category: 'night',
    hoursAgo: 50,
    titles: {
      'zh-CN': '灯笼亮起来的那条老街',
      'zh-HANT': '燈籠亮起來的那條老街',
      'en-US': 'The street that waits for its lanterns',
      'ms-MY': 'Lorong yang menunggu tanglung menyala',
      'vi-VN': 'Con phố chờ giờ đèn lồng lên',
      'es-ES': 'La calle que espera sus farolillos',
    },
  },
  {
    id: 'band',
    clip: 'band',
    category: 'music',
    hoursAgo: 74,
    titles: {
      'zh-CN': '小舞台上的最后一首歌',
      'zh-HANT': '小舞台上的最後一首歌',
      'en-US': 'Last song on a very small stage',
      'ms-MY': 'Lagu terakhir di pentas kecil',
      'vi-VN': 'Bài hát cuối trên sân khấu nhỏ',
      'es-ES': 'La última canción en un escenario pequeño',
    },
  },
  {
    id: 'market',
    clip: 'market',
    category: 'night',
    hoursAgo: 98,
    titles: {
      'zh-CN': '夜市开摊前的一小时',
      'zh-HANT': '夜市開攤前的一小時',
      'en-US': 'An hour at the night market',
      'ms-MY': 'Sejam sebelum pasar malam dibuka',
      'vi-VN': 'Một giờ trước khi chợ đêm mở cửa',
      'es-ES': 'Una hora antes de que abra el mercado nocturno',
    },
  },
  {
    id: 'kitchen',
    clip: 'kitchen',
    category: 'food',
    hoursAgo: 146,
    titles: {
      'zh-CN': '一口锅、三样菜，十五分钟',
      'zh-HANT': '一口鍋、三樣菜，十五分鐘',
      'en-US': 'One pan, three vegetables, fifteen minutes',
      'ms-MY': 'Satu kuali, tiga sayur, lima belas minit',
      'vi-VN': 'Một chảo, ba loại rau, mười lăm phút',
      'es-ES': 'Una sartén, tres verduras, quince minutos',
    },
  },
  {
    id: 'sailing',
    clip: 'sailing',
    category: 'water',
    hoursAgo: 194,
    titles: {
      'zh-CN': '顺风的下午，绕着小岛转一圈',
      'zh-HANT': '順風的下午，繞著小島轉一圈',
      'en-US': 'Round the island on an easy wind',
      'ms-MY': 'Keliling pulau ditolak angin petang',
      'vi-VN': 'Một vòng quanh đảo theo gió chiều',
      'es-ES': 'Vuelta a la isla con viento suave',
    },
  },
  {
    id: 'bicycle',
    clip: 'bicycle',
    category: 'walks',
    hoursAgo: 242,
    titles: {
      'zh-CN': '骑一辆旧单车，穿过八点前的小城',
      'zh-HANT': '騎一輛舊單車，穿過八點前的小城',
      'en-US': 'Across town by bike before eight',
      'ms-MY': 'Basikal lama, jalan lama, sebelum pukul lapan',
      'vi-VN': 'Đạp xe qua phố trước tám giờ sáng',
      'es-ES': 'La ciudad en bici antes de las ocho',
    },
  },
];

type SeedHighlight = {
  id: string;
  clip: ClipName;
  state: 'live' | 'replay' | 'ended';
  /** Value of the filter `topic`. */
  topic: string;
  /** Account of one of the demo people. */
  host: string;
  hoursAgo: number;
  titles: InSixLanguages;
};

/** Newest first. One that ended has no address to play from: of its clip only the pictures show. */
export const highlights: readonly SeedHighlight[] = [
  {
    id: 'night-train',
    clip: 'train',
    state: 'live',
    topic: 'city',
    host: 'daniel',
    hoursAgo: 0,
    titles: {
      'zh-CN': '末班电车经过我的窗前',
      'zh-HANT': '末班電車經過我的窗前',
      'en-US': 'Last train, seen from my window',
      'ms-MY': 'Tren terakhir dari tingkap rumah',
      'vi-VN': 'Chuyến tàu cuối ngang cửa sổ nhà mình',
      'es-ES': 'El último tren desde mi ventana',
    },
  },
  {
    id: 'fireworks',
    clip: 'fireworks',
    state: 'replay',
    topic: 'city',
    host: 'olivia',
    hoursAgo: 9,
    titles: {
      'zh-CN': '河对岸的烟花，看得最清楚的地方',
      'zh-HANT': '河對岸的煙火，看得最清楚的地方',
      'en-US': 'Fireworks from the quiet side of the river',
      'ms-MY': 'Bunga api dari seberang sungai',
      'vi-VN': 'Pháo hoa nhìn từ bờ sông bên này',
      'es-ES': 'Fuegos artificiales desde la otra orilla',
    },
  },
  {
    id: 'kites',
    clip: 'kites',
    state: 'replay',
    topic: 'outdoors',
    host: 'lucia',
    hoursAgo: 31,
    titles: {
      'zh-CN': '三只风筝，一个好天气',
      'zh-HANT': '三隻風箏，一個好天氣',
      'en-US': 'Three kites and one good breeze',
      'ms-MY': 'Tiga wau dan angin yang baik',
      'vi-VN': 'Ba cánh diều và một chiều lộng gió',
      'es-ES': 'Tres cometas y una buena brisa',
    },
  },
  {
    id: 'fish-market',
    clip: 'fish',
    state: 'replay',
    topic: 'food',
    host: 'aisyah',
    hoursAgo: 55,
    titles: {
      'zh-CN': '鱼市早上六点的吆喝声',
      'zh-HANT': '魚市早上六點的吆喝聲',
      'en-US': 'Six in the morning at the fish stall',
      'ms-MY': 'Enam pagi di gerai ikan',
      'vi-VN': 'Sáu giờ sáng ở sạp cá',
      'es-ES': 'Las seis de la mañana en la pescadería',
    },
  },
  {
    id: 'tea-hill',
    clip: 'tea',
    state: 'replay',
    topic: 'outdoors',
    host: 'yating',
    hoursAgo: 79,
    titles: {
      'zh-CN': '雾散之前的茶山',
      'zh-HANT': '霧散之前的茶山',
      'en-US': 'The tea hill before the mist lifts',
      'ms-MY': 'Bukit teh sebelum kabus hilang',
      'vi-VN': 'Đồi chè trước khi sương tan',
      'es-ES': 'La colina del té antes de que levante la niebla',
    },
  },
  {
    id: 'encore',
    clip: 'band',
    state: 'ended',
    topic: 'music',
    host: 'olivia',
    hoursAgo: 127,
    titles: {
      'zh-CN': '返场之后，再来一首',
      'zh-HANT': '安可之後，再來一首',
      'en-US': 'One more after the encore',
      'ms-MY': 'Satu lagi selepas encore',
      'vi-VN': 'Thêm một bài sau encore',
      'es-ES': 'Otra más después del bis',
    },
  },
];

type SeedPicture = { id: string; image: string; titles: InSixLanguages };

export const carousel: readonly SeedPicture[] = [
  {
    id: 'morning',
    image: pictureFiles.morning,
    titles: {
      'zh-CN': '清晨的渡口：一周的水上故事',
      'zh-HANT': '清晨的渡口：一週的水上故事',
      'en-US': 'Mornings on the water: a week of boat stories',
      'ms-MY': 'Pagi di jeti: seminggu kisah di air',
      'vi-VN': 'Sớm mai bến nước: một tuần chuyện sông',
      'es-ES': 'Mañanas en el agua: una semana de barcos',
    },
  },
  {
    id: 'supper',
    image: pictureFiles.supper,
    titles: {
      'zh-CN': '今晚吃什么：厨房里的十五分钟',
      'zh-HANT': '今晚吃什麼：廚房裡的十五分鐘',
      'en-US': 'What’s for supper: fifteen minutes in the kitchen',
      'ms-MY': 'Makan apa malam ini: lima belas minit di dapur',
      'vi-VN': 'Tối nay ăn gì: mười lăm phút trong bếp',
      'es-ES': 'Qué hay de cena: quince minutos en la cocina',
    },
  },
  {
    id: 'evening',
    image: pictureFiles.evening,
    titles: {
      'zh-CN': '灯亮以后：夜里的街和歌',
      'zh-HANT': '燈亮以後：夜裡的街和歌',
      'en-US': 'Once the lights are on: streets and songs at night',
      'ms-MY': 'Bila lampu menyala: jalan dan lagu waktu malam',
      'vi-VN': 'Khi đèn lên: phố và nhạc ban đêm',
      'es-ES': 'Cuando se encienden las luces: calles y canciones',
    },
  },
];

/** Fills a phone held upright. */
export const opening: Omit<SeedPicture, 'id'> = {
  image: pictureFiles.opening,
  titles: {
    'zh-CN': '渡船驶过日出时的海湾',
    'zh-HANT': '渡船駛過日出時的海灣',
    'en-US': 'A ferry crosses the bay at sunrise',
    'ms-MY': 'Feri menyeberangi teluk ketika matahari terbit',
    'vi-VN': 'Chuyến phà băng qua vịnh lúc bình minh',
    'es-ES': 'Un ferri cruza la bahía al amanecer',
  },
};

/** `link` is of a domain that belongs to nobody. */
export const picks: readonly (SeedPicture & { link: string })[] = [
  {
    id: 'tea',
    image: pictureFiles.pickTea,
    link: 'https://picks.example/tea',
    titles: {
      'zh-CN': '泡一壶好茶要几步',
      'zh-HANT': '泡一壺好茶要幾步',
      'en-US': 'A better pot of tea',
      'ms-MY': 'Bancuh teh yang sedap',
      'vi-VN': 'Pha một ấm trà ngon',
      'es-ES': 'Un té bien hecho',
    },
  },
  {
    id: 'bike',
    image: pictureFiles.pickBike,
    link: 'https://picks.example/bike',
    titles: {
      'zh-CN': '自己修好单车',
      'zh-HANT': '自己修好單車',
      'en-US': 'Fix your own bike',
      'ms-MY': 'Baiki basikal sendiri',
      'vi-VN': 'Tự sửa xe đạp',
      'es-ES': 'Arregla tu bici',
    },
  },
  {
    id: 'balcony',
    image: pictureFiles.pickBalcony,
    link: 'https://picks.example/balcony',
    titles: {
      'zh-CN': '阳台上的小菜园',
      'zh-HANT': '陽台上的小菜園',
      'en-US': 'A garden on a balcony',
      'ms-MY': 'Kebun di balkoni',
      'vi-VN': 'Vườn nhỏ ban công',
      'es-ES': 'Un huerto en el balcón',
    },
  },
  {
    id: 'stars',
    image: pictureFiles.pickStars,
    link: 'https://picks.example/stars',
    titles: {
      'zh-CN': '今晚能看到的星星',
      'zh-HANT': '今晚看得到的星星',
      'en-US': 'Stars to find tonight',
      'ms-MY': 'Bintang malam ini',
      'vi-VN': 'Sao trời tối nay',
      'es-ES': 'Estrellas de esta noche',
    },
  },
];
