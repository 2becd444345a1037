import type { Feature } from '../../core/feature/feature.ts';
import { VideoSection } from './VideoSection.tsx';

/** The videos. */
export const feature: Feature = {
  id: 'feature/video',
  namespace: 'video',
  nameKey: 'name',
  routes: [],
  findSection: { order: 20, labelKey: 'name', tabLabelKey: 'name', Section: VideoSection },
};
