import { globalStyle } from '@vanilla-extract/css';
import { frame, layer } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

// Photos are looked at on black in both schemes.
const ground = '#000';
const onGround = '#fff';

export const viewer = partStyle({
  vars: {
    '--yarl__portal_zindex': layer.viewer,
    '--yarl__color_backdrop': ground,
    '--yarl__color_button': onGround,
    '--yarl__color_button_active': onGround,
    '--yarl__button_filter': 'none',
    '--yarl__icon_size': '24px',
    '--yarl__button_padding': '10px',
    '--yarl__toolbar_padding': `${frame.safeTop} 4px 4px`,
    '--yarl__navigation_button_padding': '24px 10px',
  },
});
// The library's style sheet is outside of every layer, hence an unlayered rule.
globalStyle(`${viewer} .yarl__button:focus-visible`, {
  outline: `2px solid ${onGround}`,
  outlineOffset: '-4px',
});
// The arrows are for a mouse; fingers swipe.
globalStyle(`${viewer} .yarl__navigation_prev, ${viewer} .yarl__navigation_next`, {
  '@media': { '(hover: none)': { display: 'none' } },
});

export const loading = partStyle({ display: 'flex', color: onGround });
