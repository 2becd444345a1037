/**
 * Outlines of the tab glyphs on a 24 grid, from lucide (ISC licence): stroke 2, round caps and joins.
 * Copied, because the icon package loads React with every glyph; a test compares the two.
 */
export const shortcutGlyphs: Readonly<
  Record<string, { icon: string; nodes: [string, Record<string, string>][] }>
> = {
  chat: {
    icon: 'message-circle',
    nodes: [
      [
        'path',
        {
          d: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
        },
      ],
    ],
  },
  city: {
    icon: 'map-pin',
    nodes: [
      [
        'path',
        {
          d: 'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
        },
      ],
      ['circle', { cx: '12', cy: '10', r: '3' }],
    ],
  },
  find: {
    icon: 'compass',
    nodes: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      [
        'path',
        {
          d: 'm16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
        },
      ],
    ],
  },
  live: {
    icon: 'clapperboard',
    nodes: [
      ['path', { d: 'm12.296 3.464 3.02 3.956' }],
      ['path', { d: 'M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3z' }],
      ['path', { d: 'M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z' }],
      ['path', { d: 'm6.18 5.276 3.1 3.899' }],
    ],
  },
  mine: {
    icon: 'user-round',
    nodes: [
      ['circle', { cx: '12', cy: '8', r: '5' }],
      ['path', { d: 'M20 21a8 8 0 0 0-16 0' }],
    ],
  },
};
