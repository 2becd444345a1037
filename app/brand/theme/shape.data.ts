import type { Look } from '../look.ts';

type BubbleShape = {
  radius: number;
  /** Radius where two bubbles of a group meet, and at the speaker's end of the last one. */
  join: number;
  end: number;
  tailWidth: number;
  tailHeight: number;
  tailIn: string;
  tailOut: string;
  tailTop: string;
  tailBottom: string;
  tailPull: number;
};

const noTail = {
  tailWidth: 0,
  tailHeight: 0,
  tailIn: 'none',
  tailOut: 'none',
  tailTop: 'auto',
  tailBottom: '0px',
  tailPull: 0,
};

/** Sizes in px. */
export const bubbleShapes: Readonly<Record<Look['bubble'], BubbleShape>> = {
  tail: {
    radius: 18,
    join: 6,
    end: 0,
    tailWidth: 8,
    tailHeight: 16,
    tailIn: 'path("M8 0V16H0C4.8 14.6 7.6 10 8 0Z")',
    tailOut: 'path("M0 0V16H8C3.2 14.6 .4 10 0 0Z")',
    tailTop: 'auto',
    tailBottom: '0px',
    tailPull: -7,
  },
  notch: {
    radius: 6,
    join: 6,
    end: 6,
    tailWidth: 6,
    tailHeight: 12,
    tailIn: 'polygon(100% 0,0 50%,100% 100%)',
    tailOut: 'polygon(0 0,100% 50%,0 100%)',
    tailTop: '12px',
    tailBottom: 'auto',
    tailPull: -5.5,
  },
  round: { radius: 20, join: 8, end: 20, ...noTail },
  block: { radius: 4, join: 4, end: 0, ...noTail },
  leaf: { radius: 18, join: 18, end: 3, ...noTail },
};

type TabShape = {
  inset: number;
  radius: number;
  bottom: number;
  line: number;
  markWidth: number;
  markHeight: number;
  markRadius: number;
  markTop: number;
  padTop: number;
};

const noMark = { markWidth: 0, markHeight: 0, markRadius: 0, markTop: 0 };
const fullWidth = { inset: 0, radius: 0, bottom: 0, line: 0.5 };

/** Sizes in px. */
export const tabShapes: Readonly<Record<Look['tabBar'], TabShape>> = {
  plain: { ...fullWidth, ...noMark, padTop: 6 },
  pill: { ...fullWidth, markWidth: 52, markHeight: 28, markRadius: 14, markTop: 3, padTop: 5 },
  float: { inset: 16, radius: 26, bottom: 6, line: 0.5, ...noMark, padTop: 6 },
  line: {
    ...fullWidth,
    line: 2,
    markWidth: 40,
    markHeight: 4,
    markRadius: 0,
    markTop: 0,
    padTop: 7,
  },
  dot: { ...fullWidth, markWidth: 14, markHeight: 3, markRadius: 1.5, markTop: 46, padTop: 6 },
};
