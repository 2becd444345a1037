import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../core/features.tsx';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { sectionsOf } from '../../core/tabs.ts';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import * as css from './FindTab.css.ts';

/** What there is to discover, part by part. A single part names the page. */
export function FindTab() {
  const { t } = useTranslation();
  const textOf = useFeatureText();
  const sections = sectionsOf(useFeatures().loaded);
  const [first, ...others] = sections;
  const isSingle = others.length === 0;
  const title =
    isSingle && first ? textOf(first.namespace, first.findSection.labelKey) : t('findTab');
  return (
    <RootScreen title={title}>
      {sections.map(({ id, namespace, findSection: { labelKey, Section } }) => (
        <section key={id} className={css.section}>
          {!isSingle && <SectionTitle>{textOf(namespace, labelKey)}</SectionTitle>}
          <Section />
        </section>
      ))}
    </RootScreen>
  );
}
