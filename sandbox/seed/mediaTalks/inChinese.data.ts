import type { SeedMediaTalk } from './mediaTalk.ts';

export const inChinese: SeedMediaTalk = {
  between: ['haoran', 'linlan'],
  days: [
    {
      hoursAgo: 71,
      lines: [
        ['haoran', '岚姐，我到山里了！信号时有时无。'],
        ['haoran', { kind: 'pictures', pictures: ['mountains', 'lake', 'path'] }],
        ['linlan', '哇，第二张也太美了吧。'],
        ['haoran', { kind: 'voice', voice: 'voice-low' }],
        ['linlan', { kind: 'quote', line: 0, text: '没事，有信号了再报个平安就行。' }],
        ['linlan', { kind: 'pictures', pictures: ['cat'] }],
        ['linlan', '家里这位说，它今天也很忙。'],
        ['haoran', '🐱🐱🐱'],
        ['haoran', { kind: 'clip', clip: 'waves' }],
        ['haoran', '湖上的日出，值得五点起床。'],
      ],
    },
    {
      hoursAgo: 47,
      lines: [
        ['linlan', '葱油饼的做法我整理好了，你看看。'],
        [
          'linlan',
          {
            kind: 'file',
            name: '葱油饼.txt',
            text: '葱油饼（四张）\n\n面粉 300 克\n热水 180 毫升\n小葱 一大把\n盐 一小勺\n\n1. 热水和面，盖上醒半小时。\n2. 擀开，刷油，撒盐和葱花。\n3. 卷起来盘成圆饼，再擀平。\n4. 小火，两面煎到金黄。\n',
          },
        ],
        ['haoran', '收到！这周末就照着做。'],
        ['linlan', { kind: 'voice', voice: 'voice-mid' }],
        ['haoran', '在哪儿集合？'],
        [
          'linlan',
          {
            kind: 'location',
            description: '湖滨公园东门',
            latitude: 30.2495,
            longitude: 120.1583,
          },
        ],
        ['linlan', '带路的是雅婷，你先加一下她。'],
        ['linlan', { kind: 'card', account: 'yating' }],
        [
          'haoran',
          {
            kind: 'record',
            title: '雅婷和Olivia的聊天记录',
            lines: [
              ['yating', '星期天妳想走哪一條路？'],
              ['olivia', 'The one around the lake, please.'],
              ['yating', '那我帶水果。'],
            ],
          },
        ],
        ['haoran', '路线我也看了：https://example.com/lake-walk'],
        ['linlan', { kind: 'sticker', sticker: 'thanks' }],
        ['linlan', '好，到时候见！'],
      ],
    },
  ],
};
