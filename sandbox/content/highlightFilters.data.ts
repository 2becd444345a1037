import type { LocaleId } from '../../app/brand/locales.ts';

type Texts = Readonly<Record<LocaleId, string>>;

type Filter = {
  name: string;
  labels: Texts;
  options: readonly { value: string; labels: Texts }[];
};

/** What highlights can be chosen by, in the order shown. */
export const highlightFilters: readonly Filter[] = [
  {
    name: 'topic',
    labels: {
      'zh-CN': '话题',
      'zh-HANT': '話題',
      'en-US': 'Topic',
      'ms-MY': 'Topik',
      'vi-VN': 'Chủ đề',
      'es-ES': 'Tema',
    },
    options: [
      {
        value: 'outdoors',
        labels: {
          'zh-CN': '户外',
          'zh-HANT': '戶外',
          'en-US': 'Outdoors',
          'ms-MY': 'Alam',
          'vi-VN': 'Ngoài trời',
          'es-ES': 'Aire libre',
        },
      },
      {
        value: 'city',
        labels: {
          'zh-CN': '城市',
          'zh-HANT': '城市',
          'en-US': 'City',
          'ms-MY': 'Kota',
          'vi-VN': 'Thành phố',
          'es-ES': 'Ciudad',
        },
      },
      {
        value: 'food',
        labels: {
          'zh-CN': '美食',
          'zh-HANT': '美食',
          'en-US': 'Food',
          'ms-MY': 'Makanan',
          'vi-VN': 'Ẩm thực',
          'es-ES': 'Comida',
        },
      },
      {
        value: 'music',
        labels: {
          'zh-CN': '音乐',
          'zh-HANT': '音樂',
          'en-US': 'Music',
          'ms-MY': 'Muzik',
          'vi-VN': 'Âm nhạc',
          'es-ES': 'Música',
        },
      },
    ],
  },
  {
    name: 'state',
    labels: {
      'zh-CN': '状态',
      'zh-HANT': '狀態',
      'en-US': 'When',
      'ms-MY': 'Status',
      'vi-VN': 'Trạng thái',
      'es-ES': 'Estado',
    },
    options: [
      {
        value: 'live',
        labels: {
          'zh-CN': '直播中',
          'zh-HANT': '直播中',
          'en-US': 'Live now',
          'ms-MY': 'Secara langsung',
          'vi-VN': 'Đang trực tiếp',
          'es-ES': 'En directo',
        },
      },
      {
        value: 'replay',
        labels: {
          'zh-CN': '回放',
          'zh-HANT': '重播',
          'en-US': 'Replays',
          'ms-MY': 'Ulang tayang',
          'vi-VN': 'Xem lại',
          'es-ES': 'Repeticiones',
        },
      },
    ],
  },
];
