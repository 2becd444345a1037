import { useTranslation } from 'react-i18next';
import { useBrand } from '../../core/brand.tsx';
import { useFeatures } from '../../core/features.tsx';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { lineHosts } from '../../core/lineHosts.ts';
import { paths } from '../../core/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { BrandHead } from '../tabs/BrandHead.tsx';
import * as css from './AboutScreen.css.ts';
import { OperatorSection } from './OperatorSection.tsx';

/** /pages/common/about: what this is, who runs it, and where its data goes. */
export function AboutScreen() {
  const { t } = useTranslation();
  const textOf = useFeatureText();
  const { demo, release, operator, lines, origin } = useBrand();
  const { loaded } = useFeatures();
  return (
    <SubScreen title={t('about')} parent={paths.mine}>
      <BrandHead />
      {demo && (
        <div className={css.note}>
          <Callout tone="warning">{t('demoSentence')}</Callout>
        </div>
      )}
      <List label={t('aboutVersion')}>
        <ListRow title={t('aboutVersion')} value={release.version} />
        <ListRow title={t('aboutRelease')} value={release.id} />
      </List>
      {loaded.length > 0 && (
        <>
          <SectionTitle>{t('aboutFeatures')}</SectionTitle>
          <List label={t('aboutFeatures')}>
            {loaded.map(({ id, namespace, nameKey }) => (
              <ListRow key={id} title={textOf(namespace, nameKey)} />
            ))}
          </List>
        </>
      )}
      {operator && <OperatorSection operator={operator} />}
      <SectionTitle>{t('aboutLines')}</SectionTitle>
      <List label={t('aboutLines')}>
        {lineHosts(lines, origin).map((host) => (
          <ListRow key={host ?? ''} title={host ?? t('aboutThisSite')} />
        ))}
      </List>
      <p className={css.sentence}>{t('aboutLinesSentence')}</p>
      <SectionTitle>{t('aboutOpenSource')}</SectionTitle>
      <p className={css.sentence}>{t('aboutOpenSourceSentence')}</p>
    </SubScreen>
  );
}
