import type { Brand, Radius } from '../brand.ts';
import type { Look } from '../look.ts';
import { bubbleShapes, tabShapes } from './shape.data.ts';
import type { ShapeTokenName } from './tokens.ts';

const radii: Record<
  Radius,
  readonly [number, number, number, number, number, number, number, number]
> = {
  sharp: [2, 3, 4, 6, 8, 4, 4, 8],
  soft: [4, 8, 10, 14, 18, 10, 8, 18],
  round: [6, 10, 14, 20, 26, 26, 18, 28],
};

const densities: Record<
  Look['density'],
  { gutter: number; row: number; chatRow: number; avatar: number; pad: number; gap: number }
> = {
  compact: { gutter: 14, row: 48, chatRow: 66, avatar: 46, pad: 10, gap: 10 },
  regular: { gutter: 16, row: 52, chatRow: 72, avatar: 50, pad: 12, gap: 12 },
  roomy: { gutter: 18, row: 56, chatRow: 78, avatar: 54, pad: 14, gap: 14 },
};

const textSizes: Record<
  Look['type'],
  { body: number; title: number; root: number; display: number }
> = {
  plain: { body: 16, title: 17, root: 22, display: 40 },
  large: { body: 17, title: 18, root: 22, display: 40 },
  bold: { body: 16, title: 18, root: 26, display: 48 },
};

const avatarRadii = { circle: '50%', squircle: '32%', square: '12%' } as const;
const strokes = { light: '1.5', regular: '1.75', bold: '2.25' } as const;
const tabFills = { line: '0', duo: '0.18', solid: '1' } as const;

/** Everything that is the same in both schemes and all languages. */
export function shapeTokens({ theme: { look, radius } }: Brand): Record<ShapeTokenName, string> {
  const [xs, s, m, l, xl, control, chip, sheet] = radii[radius];
  const density = densities[look.density];
  const size = textSizes[look.type];
  const bubble = bubbleShapes[look.bubble];
  const tab = tabShapes[look.tabBar];
  const inset = look.list === 'inset';
  const centred = look.titleAlign === 'center';
  const notched = look.bubble === 'notch';
  return {
    radiusXs: px(xs),
    radiusS: px(s),
    radiusM: px(m),
    radiusL: px(l),
    radiusXl: px(xl),
    radiusControl: px(control),
    radiusChip: px(chip),
    radiusSheet: px(sheet),
    radiusAvatar: avatarRadii[look.avatar],
    bubbleR: px(bubble.radius),
    bubbleJoin: px(bubble.join),
    bubbleEnd: px(bubble.end),
    tailW: px(bubble.tailWidth),
    tailH: px(bubble.tailHeight),
    tailIn: bubble.tailIn,
    tailOut: bubble.tailOut,
    tailTop: bubble.tailTop,
    tailBottom: bubble.tailBottom,
    tailPull: px(bubble.tailPull),
    chatAvatar: px(notched ? 36 : 0),
    chatAvatarGap: px(notched ? 9 : 0),
    chatPatternSize: look.wallpaper === 'dots' ? '18px 18px' : '48px 48px',
    titleAlign: look.titleAlign,
    titleSlot: px(centred ? 92 : 0),
    titleAvatar: px(centred ? 0 : 34),
    titleRootSize: rem(centred ? size.title : size.root),
    tabInset: px(tab.inset),
    tabRadius: px(tab.radius),
    tabBottom: px(tab.bottom),
    tabLineW: px(tab.line),
    tabMarkW: px(tab.markWidth),
    tabMarkH: px(tab.markHeight),
    tabMarkR: px(tab.markRadius),
    tabMarkTop: px(tab.markTop),
    tabLabel: rem(11),
    tabPadTop: px(tab.padTop),
    tabFill: tabFills[look.tabIcon],
    surfaceLineW: look.elevation === 'flat' ? '1px' : '0.5px',
    gutter: px(density.gutter),
    rowH: rem(density.row),
    chatRowH: rem(density.chatRow),
    avatarList: px(density.avatar),
    padS: px(density.pad - 4),
    padM: px(density.pad),
    sectionGap: px(density.gap),
    listInset: px(inset ? density.gutter : 0),
    listRadius: px(inset ? l : 0),
    chatListInset: px(0),
    fsBody: rem(size.body),
    fsTitle: rem(size.title),
    fsDisplay: rem(size.display),
    iconStroke: strokes[look.icon],
    columns: String(look.columns),
    listingRatio: look.columns === 1 ? '1.5' : '0.95',
  };
}

function px(value: number): string {
  return `${value}px`;
}

/** @param value pixels at a 16 px root. */
function rem(value: number): string {
  return `${value / 16}rem`;
}
