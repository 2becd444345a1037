import fc from 'fast-check';
import { seed } from './depth.ts';

// Random inputs are the same in every run, so that a change is judged by what it changed. Others are
// tried with SEED=<number>.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
