import { globalLayer } from '@vanilla-extract/css';
import { styleLayers } from '../brand/theme/themeCss.ts';

const [resetName, uiName, screensName] = styleLayers;

/** The inlined theme fixes their order, so the load order of style sheets does not matter. */
export const reset = globalLayer(resetName);
export const ui = globalLayer(uiName);
export const screens = globalLayer(screensName);
