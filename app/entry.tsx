import './theme/global.css.ts';
import { boot } from './shell/boot/boot.tsx';

void boot();
