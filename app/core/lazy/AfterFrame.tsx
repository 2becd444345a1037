import { type ReactNode, useContext } from 'react';
import { StampingContext } from './stamping.ts';

/**
 * The end of a page, which its stamped frame leaves out: it depends on the device, or needs services.
 * Nothing may stand below it, which it would push away when it comes.
 */
export function AfterFrame({ children }: { children: ReactNode }) {
  return useContext(StampingContext) === null && children;
}
