import type { SeedMediaTalk } from './mediaTalk.ts';

export const inTraditionalChinese: SeedMediaTalk = {
  between: ['haoran', 'yating'],
  days: [
    {
      hoursAgo: 51,
      lines: [
        ['yating', '我到老街了，燈籠全都亮起來了！'],
        ['yating', { kind: 'pictures', pictures: ['street', 'noodles', 'market'] }],
        ['haoran', '看得我肚子好餓。那碗麵是哪一家？'],
        ['yating', { kind: 'quote', line: 2, text: '巷口第二家，老闆娘還多送我一顆蛋。' }],
        ['haoran', { kind: 'voice', voice: 'voice-low' }],
        ['yating', '😂😂'],
        ['haoran', { kind: 'pictures', pictures: ['bicycle'] }],
        ['haoran', '我今天騎車去買花，車籃剛好放得下。'],
        ['yating', { kind: 'clip', clip: 'kite' }],
        ['yating', '順便放了風箏，飛得好高。'],
      ],
    },
    {
      hoursAgo: 27,
      lines: [
        ['haoran', '早安！豆花的食譜可以傳給我嗎？'],
        [
          'yating',
          {
            kind: 'file',
            name: '豆花食譜.txt',
            text: '豆花（四碗）\n\n無糖豆漿 1000 毫升\n地瓜粉 20 克\n鹽滷 5 毫升\n\n1. 豆漿煮到冒小泡。\n2. 地瓜粉和鹽滷加一點水拌勻。\n3. 從高處一次沖入，蓋上蓋子等十五分鐘。\n4. 加糖水和花生。\n',
          },
        ],
        ['yating', { kind: 'voice', voice: 'voice-high' }],
        ['haoran', '聽起來不難，我晚上試試看。'],
        ['yating', '週末一起野餐？我選了這裡。'],
        [
          'yating',
          {
            kind: 'location',
            description: '森林公園三號門',
            latitude: 25.0312,
            longitude: 121.5361,
          },
        ],
        ['haoran', '好啊，也找林嵐一起。'],
        ['haoran', { kind: 'card', account: 'linlan' }],
        [
          'yating',
          {
            kind: 'record',
            title: '林岚和Olivia的聊天記錄',
            lines: [
              ['linlan', '周末有空吗？'],
              ['olivia', 'Yes! Shall I bring the cake?'],
              ['linlan', '太好了，我带茶。'],
            ],
          },
        ],
        ['yating', '要帶的東西我列在這裡：https://example.com/picnic'],
        ['yating', { kind: 'sticker', sticker: 'thanks' }],
        ['haoran', '收到，週末見！'],
      ],
    },
  ],
};
