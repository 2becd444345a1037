import type { SeedMediaTalk } from './mediaTalk.ts';

export const inVietnamese: SeedMediaTalk = {
  between: ['thuylinh', 'minhanh'],
  days: [
    {
      hoursAgo: 57,
      lines: [
        ['thuylinh', 'Chị ơi, em ra chợ rồi, hôm nay đông vui lắm!'],
        ['thuylinh', { kind: 'pictures', pictures: ['market', 'flowers', 'noodles'] }],
        ['minhanh', 'Hoa đẹp quá. Tô mì kia em ăn ở đâu thế?'],
        ['thuylinh', { kind: 'quote', line: 2, text: 'Dạ, quán nhỏ cạnh cây bàng chị ạ.' }],
        ['thuylinh', { kind: 'voice', voice: 'voice-high' }],
        ['minhanh', '😍😍'],
        ['minhanh', { kind: 'pictures', pictures: ['bicycle'] }],
        ['minhanh', 'Chị vừa sửa xong xe, mai đạp quanh hồ nhé.'],
        ['thuylinh', { kind: 'clip', clip: 'kite' }],
        ['thuylinh', 'Chiều nay mấy đứa nhỏ thả diều ngoài đê.'],
      ],
    },
    {
      hoursAgo: 33,
      lines: [
        ['thuylinh', 'Chị cho em xin công thức nem rán với ạ.'],
        [
          'minhanh',
          {
            kind: 'file',
            name: 'Nem rán.txt',
            text: 'Nem rán (20 cái)\n\n300 g thịt xay\n50 g miến\n1 củ cà rốt\n5 tai mộc nhĩ\n2 quả trứng\n20 lá bánh đa nem\n\n1. Ngâm miến và mộc nhĩ rồi thái nhỏ.\n2. Trộn đều tất cả với trứng, hạt tiêu, nước mắm.\n3. Cuốn vừa tay.\n4. Rán lửa vừa đến khi vàng giòn.\n',
          },
        ],
        ['minhanh', { kind: 'voice', voice: 'voice-mid' }],
        ['thuylinh', 'Em cảm ơn chị, tối nay em làm luôn.'],
        ['minhanh', 'Mai mình gặp nhau ở đây nhé.'],
        [
          'minhanh',
          {
            kind: 'location',
            description: 'Cổng phía đông công viên bên hồ',
            latitude: 21.0291,
            longitude: 105.8535,
          },
        ],
        ['minhanh', 'Có cả Olivia nữa, em kết bạn đi.'],
        ['minhanh', { kind: 'card', account: 'olivia' }],
        [
          'thuylinh',
          {
            kind: 'record',
            title: 'Lịch sử trò chuyện của Aisyah và Olivia',
            lines: [
              ['aisyah', 'Minh Anh is coming too, right?'],
              ['olivia', 'Yes, with a friend.'],
              ['aisyah', 'Then I bring more kuih.'],
            ],
          },
        ],
        ['thuylinh', 'Đường đi ở đây chị nhé: https://example.com/quanh-ho'],
        ['minhanh', { kind: 'sticker', sticker: 'ok' }],
        ['minhanh', 'Ừ, hẹn gặp em!'],
      ],
    },
  ],
};
