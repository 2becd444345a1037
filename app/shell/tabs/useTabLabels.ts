import type { ComponentType } from 'react';
import { useFeatures } from '../../core/feature/features.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { tabsOf } from './tabs.ts';

export type TabLabel = {
  path: string;
  label: string;
  Icon: ComponentType<{ className?: string }>;
};

/** The tabs with path, words and icon, in the order shown. */
export function useTabLabels(): TabLabel[] {
  const labelOf = useLabel();
  const { handedIn } = useFeatures();
  return tabsOf(handedIn).map(({ path, label, Icon }) => ({ path, label: labelOf(label), Icon }));
}
