import type { Feature } from '../../core/feature/feature.ts';
import { GameSection } from './GameSection.tsx';

/** The prediction game. */
export const feature: Feature = {
  id: 'feature/game',
  namespace: 'game',
  nameKey: 'name',
  routes: [],
  findSection: { order: 10, labelKey: 'name', Section: GameSection },
};
