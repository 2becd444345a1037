import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../core/feature/features.tsx';
import { type Tab, tabsOf } from '../../core/feature/tabs.ts';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { paths } from '../../core/navigation/paths.ts';
import { BubbleGlyph } from '../../ui/glyphs/BubbleGlyph.tsx';
import { CompassGlyph } from '../../ui/glyphs/CompassGlyph.tsx';
import { PersonGlyph } from '../../ui/glyphs/PersonGlyph.tsx';
import { useFindTitle } from './useFindTitle.ts';

export type TabLabel = {
  path: string;
  label: string;
  Icon: ComponentType<{ className?: string }>;
};

/** The tabs with path, words and icon, in the order shown. */
export function useTabLabels(): TabLabel[] {
  const { t } = useTranslation();
  const textOf = useFeatureText();
  const findTitle = useFindTitle();
  const { loaded } = useFeatures();
  const describe = (tab: Tab): TabLabel => {
    switch (tab.kind) {
      case 'chat':
        return { path: paths.chat, label: t('chatsTab'), Icon: BubbleGlyph };
      case 'mine':
        return { path: paths.mine, label: t('mineTab'), Icon: PersonGlyph };
      case 'find':
        return { path: paths.find, label: findTitle, Icon: CompassGlyph };
      case 'feature': {
        const { namespace, tab: own } = tab.feature;
        return { path: own.path, label: textOf(namespace, own.labelKey), Icon: own.Icon };
      }
    }
  };
  return tabsOf(loaded).map(describe);
}
