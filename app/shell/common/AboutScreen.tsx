import { useTranslation } from 'react-i18next';
import { BrandHead } from '../../base/account/mine/BrandHead.tsx';
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
import * as css from './AboutScreen.css.ts';
import { BackupLinesSection } from './BackupLinesSection.tsx';
import { OperatorSection } from './OperatorSection.tsx';

/** /pages/common/about: what this is, who runs it, and where its data goes. */
export function AboutScreen() {
  const { t } = useTranslation();
  const { t: about } = useTranslation('about');
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
      <List label={about('version')}>
        <ListRow title={about('version')} value={release.version} />
        <ListRow title={about('release')} value={release.id} />
      </List>
      {loaded.length > 0 && (
        <>
          <SectionTitle>{about('features')}</SectionTitle>
          <List label={about('features')}>
            {loaded.map(({ id, namespace, nameKey }) => (
              <ListRow key={id} title={textOf(namespace, nameKey)} />
            ))}
          </List>
        </>
      )}
      {operator && <OperatorSection operator={operator} />}
      <SectionTitle>{about('lines')}</SectionTitle>
      <List label={about('lines')}>
        {lineHosts(lines, origin).map((host) => (
          <ListRow key={host ?? ''} title={host ?? about('thisSite')} />
        ))}
      </List>
      <p className={css.sentence}>{about('linesSentence')}</p>
      <BackupLinesSection />
      <SectionTitle>{about('openSource')}</SectionTitle>
      <p className={css.sentence}>{about('openSourceSentence')}</p>
    </SubScreen>
  );
}
