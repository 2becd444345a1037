/** The expression knobs of `theme.look`; the first value of each is the default. */
export const lookKnobs = {
  tint: ['hint', 'none', 'warm', 'strong'],
  density: ['regular', 'compact', 'roomy'],
  elevation: ['hairline', 'flat', 'raised'],
  type: ['plain', 'large', 'bold'],
  heading: ['sans', 'serif', 'rounded'],
  titleBar: ['plain', 'brand', 'rule', 'glass'],
  titleAlign: ['start', 'center'],
  tabBar: ['plain', 'pill', 'line', 'dot', 'float'],
  icon: ['regular', 'light', 'bold'],
  tabIcon: ['duo', 'line', 'solid'],
  bubble: ['tail', 'notch', 'round', 'block', 'leaf'],
  bubbleFill: ['soft', 'deep', 'vivid', 'ink'],
  wallpaper: ['plain', 'tint', 'dots', 'weave'],
  avatar: ['circle', 'squircle', 'square'],
  list: ['flush', 'inset'],
  card: ['deep', 'vivid', 'soft', 'outline', 'ink'],
  badge: ['brand', 'accent'],
  columns: [2, 1],
} as const;

export type LookKnob = keyof typeof lookKnobs;
export type Look = { [K in LookKnob]: (typeof lookKnobs)[K][number] };
