import { useSlot } from '../../core/feature/features.tsx';
import { Slot } from '../../core/feature/Slot.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { discoverLabel } from './discoverLabel.ts';
import * as css from './FindTab.css.ts';

const noProps = {};

/** What there is to discover, part by part; the page and its tab have one name. */
export function FindTab() {
  const labelOf = useLabel();
  const title = labelOf(discoverLabel(useSlot('discover.section')));
  return (
    <RootScreen title={title}>
      <Slot
        name="discover.section"
        props={noProps}
        around={(part, { label }) => (
          <section className={css.section}>
            {labelOf(label) !== title && <SectionTitle>{labelOf(label)}</SectionTitle>}
            {part}
          </section>
        )}
      />
    </RootScreen>
  );
}
