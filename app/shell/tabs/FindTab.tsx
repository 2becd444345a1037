import { useFeatures } from '../../core/feature/features.tsx';
import { sectionsOf } from '../../core/feature/tabs.ts';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import * as css from './FindTab.css.ts';
import { useFindTitle } from './useFindTitle.ts';

/** What there is to discover, part by part; the page and its tab have one name. */
export function FindTab() {
  const textOf = useFeatureText();
  const title = useFindTitle();
  const sections = sectionsOf(useFeatures().loaded);
  return (
    <RootScreen title={title}>
      {sections.map(({ id, namespace, findSection: { labelKey, Section } }) => {
        const name = textOf(namespace, labelKey);
        return (
          <section key={id} className={css.section}>
            {name !== title && <SectionTitle>{name}</SectionTitle>}
            <Section />
          </section>
        );
      })}
    </RootScreen>
  );
}
