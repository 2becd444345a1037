import * as v from 'valibot';
import { choice, hexColor } from './fieldSchemas.ts';
import { lookKnobs } from './look.ts';

const look = v.strictObject({
  tint: choice(lookKnobs.tint, 'How much of the background hue the neutral colours carry.'),
  density: choice(lookKnobs.density, 'Row heights, gutters and list avatars.'),
  elevation: choice(lookKnobs.elevation, 'How surfaces are set off: line, nothing, or shadow.'),
  type: choice(lookKnobs.type, 'Text sizes and weights.'),
  heading: choice(lookKnobs.heading, 'System typeface of headings.'),
  titleBar: choice(lookKnobs.titleBar, 'Fill and line of the title bar.'),
  titleAlign: choice(lookKnobs.titleAlign, 'Where titles stand.'),
  tabBar: choice(lookKnobs.tabBar, 'Shape of the tab bar and of its active mark.'),
  icon: choice(lookKnobs.icon, 'Stroke of icons.'),
  tabIcon: choice(lookKnobs.tabIcon, 'Fill of the active tab icon.'),
  bubble: choice(lookKnobs.bubble, 'Shape of message bubbles.'),
  bubbleFill: choice(lookKnobs.bubbleFill, 'Colour of own bubbles.'),
  wallpaper: choice(lookKnobs.wallpaper, 'Ground of conversations.'),
  avatar: choice(lookKnobs.avatar, 'Shape of avatars.'),
  list: choice(lookKnobs.list, 'Lists from edge to edge, or as inset cards.'),
  card: choice(lookKnobs.card, 'Fill of the points card.'),
  badge: choice(lookKnobs.badge, 'Colour of unread badges.'),
  columns: choice(lookKnobs.columns, 'Columns of the dating listing.'),
});

const tokenOverrides = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(200, 'is longer than 200 characters'))),
  v.description('Token name to value; names are listed by `brand explain token-unknown`.'),
);

/** `theme` of a brand file. */
export const themeSource = v.strictObject({
  seed: v.pipe(hexColor, v.description('The brand colour; every other colour is derived from it.')),
  accent: v.optional(v.pipe(hexColor, v.description('Second colour; the seed when absent.'))),
  scheme: v.optional(
    v.pipe(
      v.picklist(['auto', 'light', 'dark']),
      v.description('Default colour scheme; `auto` when absent.'),
    ),
  ),
  radius: v.optional(
    v.pipe(
      v.picklist(['sharp', 'soft', 'round']),
      v.description('Corner radii; `soft` when absent.'),
    ),
  ),
  look: v.optional(v.pipe(look, v.description('Expression knobs; each has a default.'))),
  tokens: v.optional(
    v.pipe(
      v.strictObject({ light: v.optional(tokenOverrides), dark: v.optional(tokenOverrides) }),
      v.description('Overrides of single design tokens per scheme.'),
    ),
  ),
});
