import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../../theme/style.ts';
import { tabular, text, unseen } from '../../../theme/type.ts';

export const bubble = screenStyle({
  position: 'relative',
  maxWidth: 'min(78%, 22.5rem)',
  minWidth: '56px',
  padding: '7px 11px',
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  overflowWrap: 'anywhere',
  // A row of whole pixels can be kept exactly where it is: browsers scroll by no less.
  '@supports': {
    '(line-height: round(1em, 1px))': { lineHeight: `round(1em * ${vars.lhBody}, 1px)` },
  },
  // The device does not have it on its disk yet.
  selectors: { '&[data-unkept]': { opacity: 0.6 } },
});

/** Where the brand has faces on top, the tail points at them from the first bubble of a group. */
const tailOnTop = `min(${vars.tailW}, ${vars.chatAvatar})`;
/** Elsewhere it hangs from the last. */
const tailBelow = `max(0px, calc(${vars.tailW} - ${vars.chatAvatar}))`;

const tail = (width: string, path: string, side: 'left' | 'right') => ({
  content: '',
  position: 'absolute' as const,
  [side]: vars.tailPull,
  top: vars.tailTop,
  bottom: vars.tailBottom,
  width,
  height: vars.tailH,
  background: 'inherit',
  clipPath: path,
});

const { bubbleR: wide, bubbleJoin: join, bubbleEnd: end } = vars;

export const others = {
  fill: screenStyle({
    background: vars.bubbleIn,
    color: vars.onBubbleIn,
    borderRadius: `${join} ${wide} ${wide} ${join}`,
  }),
  first: screenStyle({
    borderTopLeftRadius: wide,
    '::before': tail(tailOnTop, vars.tailIn, 'left'),
  }),
  last: screenStyle({
    borderBottomLeftRadius: end,
    '::after': tail(tailBelow, vars.tailIn, 'left'),
  }),
};

export const own = {
  fill: screenStyle({
    background: vars.bubbleOut,
    color: vars.onBubbleOut,
    borderRadius: `${wide} ${join} ${join} ${wide}`,
  }),
  first: screenStyle({
    borderTopRightRadius: wide,
    '::before': tail(tailOnTop, vars.tailOut, 'right'),
  }),
  last: screenStyle({
    borderBottomRightRadius: end,
    '::after': tail(tailBelow, vars.tailOut, 'right'),
  }),
};

/** Without the tail its corner is as round as the others. */
const bareEnd = `max(${end}, min(${wide}, calc(${vars.tailW} * 99)))`;

/** Its content goes to the edge, and covers where a tail would hang. */
export const bare = screenStyle({
  padding: 0,
  overflow: 'hidden',
  '::before': { display: 'none' },
  '::after': { display: 'none' },
  selectors: {
    [`${others.last}&`]: { borderBottomLeftRadius: bareEnd },
    [`${own.last}&`]: { borderBottomRightRadius: bareEnd },
  },
});

/** The wall of the conversation is around it. */
export const none = screenStyle({
  padding: 0,
  background: 'none',
  '::before': { display: 'none' },
  '::after': { display: 'none' },
});

export const sender = screenStyle({
  ...text(13, 18),
  display: 'block',
  marginBottom: '1px',
  fontWeight: 600,
  selectors: {
    // It takes the width that the picture has.
    [`${bare} > &`]: { width: 0, minWidth: '100%', margin: 0, padding: '6px 11px 4px' },
  },
});
export const nameOf = screenVariants({
  h0: { color: vars.name1 },
  h1: { color: vars.name2 },
  h2: { color: vars.name3 },
  h3: { color: vars.name4 },
  h4: { color: vars.name5 },
  h5: { color: vars.name6 },
  h6: { color: vars.name1 },
  h7: { color: vars.name4 },
});

export const spoken = screenStyle(unseen);

/** At the end of the last line, or below it where there is no room. */
export const meta = screenStyle({
  ...text(11, 14),
  ...tabular,
  position: 'relative',
  top: '1px',
  float: 'right',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minHeight: rem(16),
  margin: '5px -2px -3px 10px',
  whiteSpace: 'nowrap',
  selectors: {
    [`${others.fill} &`]: { color: vars.bubbleInMeta },
    [`${own.fill} &`]: { color: vars.bubbleOutMeta },
  },
});

/** On a picture, the same in both schemes. */
export const pill = screenStyle({
  ...text(11, 14),
  ...tabular,
  position: 'absolute',
  insetInlineEnd: '6px',
  bottom: '6px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minHeight: rem(18),
  padding: '1px 7px',
  borderRadius: rem(9),
  background: 'rgb(0 0 0 / 66%)',
  color: '#fff',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: {
    // The controls of a video stand there.
    [`${bare}:has(video) > &`]: { visibility: 'hidden' },
  },
});
