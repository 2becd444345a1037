import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';
import { frame } from './scale.ts';

function resetStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

// A rule for `::before` and `::after` of everything would have the style of each element worked out three times.
resetStyle('*', { boxSizing: 'border-box' });
resetStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overscrollBehavior: 'none',
});
// The document never scrolls: pages do. Else iOS drags the bars along with the page.
resetStyle('html, body', { height: '100%', margin: 0, overflow: 'hidden' });
resetStyle('body', {
  position: 'fixed',
  inset: 0,
  overscrollBehavior: 'none',
  background: vars.page,
  color: vars.textPrimary,
  fontFamily: vars.fontText,
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  lineBreak: 'strict',
  overflowWrap: 'break-word',
});
resetStyle('#root', {
  position: 'absolute',
  inset: '0 0 auto',
  height: frame.height,
  overflow: 'hidden',
});
// The stamped first screen is not the one asked for: hidden until the right one is there.
resetStyle('html[data-first="wait"] #root', { visibility: 'hidden' });
resetStyle('button, input, textarea, select', {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
resetStyle('button', {
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
});
resetStyle('button:disabled', { cursor: 'default' });
resetStyle('button, a, [role="button"], label', { touchAction: 'manipulation' });
resetStyle('a', { color: 'inherit', textDecoration: 'none' });
resetStyle('p, h1, h2, h3, ul, ol, dl, dd, figure', {
  margin: 0,
  padding: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  listStyle: 'none',
});
resetStyle('p', { textWrap: 'pretty' });
resetStyle('h1, h2, h3', { textWrap: 'balance' });
// Long words of these languages part between syllables; what people write is in a language of its own.
resetStyle(':lang(es) body, :lang(ms) body', { hyphens: 'auto' });
resetStyle('bdi, [dir="auto"], input, textarea', { hyphens: 'manual' });
resetStyle('img, svg, canvas, iframe', { display: 'block', border: 0 });
resetStyle('::selection', { background: vars.brandSoft, color: vars.onBrandSoft });
resetStyle(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' });
// Headings take focus when a page opens, for screen readers; they are not controls. Radios are:
// the arrow keys reach those that Tab passes over.
resetStyle('[tabindex="-1"]:not([role="radio"]):focus-visible', { outline: 'none' });

// Movement becomes a short fade. `!important` inside the first layer beats every later layer.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      '@layer': {
        [reset]: {
          animationDuration: '120ms !important',
          animationIterationCount: '1 !important',
          animationTimingFunction: 'linear !important',
          transitionProperty: 'opacity !important',
          transitionDuration: '120ms !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});
