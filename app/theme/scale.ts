import { vars } from './contract.css.ts';

/** Pixels of a drawing at a 16 px root, as rem: grows with the person's text size. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** Stacking order of everything that lies over a page. */
export const layer = {
  sticky: vars.zSticky,
  bar: vars.zBar,
  float: vars.zFloat,
  scrim: vars.zScrim,
  sheet: vars.zSheet,
  menu: vars.zMenu,
  dialog: vars.zDialog,
  toast: vars.zToast,
  viewer: vars.zViewer,
  gate: vars.zGate,
} as const;

/** Sizes of the frame every page sits in. */
export const frame = {
  maxWidth: '480px',
  titleBar: vars.titleBarH,
  tabBar: vars.tabBarH,
  safeTop: 'env(safe-area-inset-top, 0px)',
  safeBottom: 'env(safe-area-inset-bottom, 0px)',
  /** The same where a keyboard may be up, which covers it: nothing while it is. */
  safeAboveKeyboard: 'max(0px, env(safe-area-inset-bottom, 0px) - var(--keyboard-h, 0px))',
  /** Height of the visible part of the window; the platform sets the variable. */
  height: 'var(--app-h, 100dvh)',
} as const;
