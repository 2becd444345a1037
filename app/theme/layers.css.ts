import { globalLayer } from '@vanilla-extract/css';

/** Order of layers in the cascade: the load order of style sheets does not matter. */
export const reset = globalLayer('reset');
export const ui = globalLayer('ui');
export const screens = globalLayer('screens');
