import { globalLayer } from '@vanilla-extract/css';
import { styleLayers } from '../brand/theme/themeCss.ts';

const [resetName, uiName, screensName] = styleLayers;

/** The theme, which the page names first, fixes their order, so the load order of style sheets does not matter. */
export const reset = globalLayer(resetName);
export const ui = globalLayer(uiName);
export const screens = globalLayer(screensName);
