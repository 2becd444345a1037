import type { SeedMediaTalk } from './mediaTalk.ts';

export const inMalay: SeedMediaTalk = {
  between: ['aisyah', 'olivia'],
  days: [
    {
      hoursAgo: 80,
      lines: [
        ['aisyah', 'Akhirnya sampai di pantai! Angin kuat tapi cantik sangat.'],
        ['aisyah', { kind: 'pictures', pictures: ['beach', 'lake', 'noodles'] }],
        ['olivia', 'Cantiknya! Mi itu sedap?'],
        ['aisyah', { kind: 'quote', line: 2, text: 'Sedap sangat, kuahnya pedas sikit.' }],
        ['olivia', { kind: 'voice', voice: 'voice-high' }],
        ['aisyah', '👏👏👏'],
        ['olivia', { kind: 'pictures', pictures: ['flowers'] }],
        ['olivia', 'Bunga di rumah saya sudah kembang.'],
        ['aisyah', { kind: 'clip', clip: 'kite' }],
        ['aisyah', 'Anak saudara saya main wau petang tadi.'],
      ],
    },
    {
      hoursAgo: 56,
      lines: [
        ['olivia', 'Aisyah, resipi kuih lapis itu ada lagi?'],
        [
          'aisyah',
          {
            kind: 'file',
            name: 'Kuih lapis.txt',
            text: 'Kuih lapis (satu loyang)\n\n250 g tepung beras\n100 g tepung ubi kayu\n200 g gula\n900 ml santan cair\nsecubit garam\n\n1. Kacau semua bahan sampai licin, kemudian tapis.\n2. Bahagi dua; warnakan satu bahagian.\n3. Kukus lapis demi lapis, lima minit setiap satu.\n4. Sejukkan sebelum dipotong.\n',
          },
        ],
        ['aisyah', { kind: 'voice', voice: 'voice-long' }],
        ['olivia', 'Terima kasih! Saya cuba hujung minggu ini.'],
        ['aisyah', 'Kita jumpa di sini hari Ahad, ya.'],
        [
          'aisyah',
          {
            kind: 'location',
            description: 'Taman botani, pintu utama',
            latitude: 3.1432,
            longitude: 101.6847,
          },
        ],
        ['aisyah', 'Lucía pun nak ikut. Ini kenalannya.'],
        ['aisyah', { kind: 'card', account: 'lucia' }],
        [
          'olivia',
          {
            kind: 'record',
            title: 'Sejarah sembang Daniel dan Lucía',
            lines: [
              ['daniel', 'Pukul berapa kita bertolak?'],
              ['lucia', 'Pukul lapan, jangan lambat!'],
              ['daniel', 'Baik, saya bawa peta.'],
            ],
          },
        ],
        ['olivia', 'Laluannya ada di sini: https://example.com/taman'],
        ['aisyah', { kind: 'sticker', sticker: 'love' }],
        ['aisyah', 'Bagus! Jumpa nanti.'],
      ],
    },
  ],
};
