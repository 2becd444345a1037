import type { SeedMediaTalk } from './mediaTalk.ts';

export const inEnglish: SeedMediaTalk = {
  between: ['daniel', 'olivia'],
  days: [
    {
      hoursAgo: 54,
      lines: [
        ['daniel', 'Back from the hills. You were right about the early start.'],
        ['daniel', { kind: 'pictures', pictures: ['mountains', 'path', 'lake'] }],
        ['olivia', 'Oh, that lake! Did you swim?'],
        ['daniel', { kind: 'quote', line: 2, text: 'Up to the knees. It was very cold.' }],
        ['daniel', { kind: 'voice', voice: 'voice-low' }],
        ['olivia', '😂😂😂'],
        ['olivia', { kind: 'pictures', pictures: ['cat'] }],
        ['olivia', 'Somebody did not leave the window all day.'],
        ['daniel', { kind: 'clip', clip: 'waves' }],
        ['daniel', 'And this was my view at breakfast.'],
      ],
    },
    {
      hoursAgo: 30,
      lines: [
        ['olivia', 'Here is the list for Friday. Add what is missing.'],
        [
          'olivia',
          {
            kind: 'file',
            name: 'Friday dinner.txt',
            text: 'Friday dinner\n\n[x] tomatoes (ours!)\n[x] basil\n[ ] the good bread\n[ ] mozzarella\n[ ] lemons\n[ ] something for dessert\n',
          },
        ],
        ['daniel', 'Dessert is mine. I have an idea.'],
        ['olivia', { kind: 'voice', voice: 'voice-mid' }],
        ['daniel', 'No, no hints. Where do we meet on Sunday?'],
        [
          'olivia',
          {
            kind: 'location',
            description: 'North gate of the botanic garden',
            latitude: 51.4839,
            longitude: -0.2919,
          },
        ],
        ['olivia', 'Lucía has a seat left in her car. Write to her!'],
        ['olivia', { kind: 'card', account: 'lucia' }],
        [
          'daniel',
          {
            kind: 'record',
            title: 'Chat history of Aisyah and Minh Anh',
            lines: [
              ['aisyah', 'Shall we take the train on Sunday?'],
              ['minhanh', 'The one at seven? I can get seats.'],
              ['aisyah', 'Perfect. I bring kuih for everybody.'],
            ],
          },
        ],
        ['daniel', 'The walk is described here: https://example.com/north-gate-walk'],
        ['olivia', { kind: 'sticker', sticker: 'hug' }],
        ['olivia', 'Lovely. Sunday it is.'],
      ],
    },
  ],
};
