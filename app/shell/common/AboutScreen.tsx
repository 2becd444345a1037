import { useTranslation } from 'react-i18next';
import { BrandHead } from '../../base/account/mine/BrandHead.tsx';
import { useBrand } from '../../core/brand/brand.tsx';
import { lineHosts } from '../../core/brand/lineHosts.ts';
import { useFeatures } from '../../core/feature/features.tsx';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { Tag } from '../../ui/Tag.tsx';
import * as css from './AboutScreen.css.ts';
import { BackupLinesSection } from './BackupLinesSection.tsx';
import { OperatorSection } from './OperatorSection.tsx';

/** /pages/common/about: what this is, who runs it, on what terms, and where its data goes. */
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
      {operator && <OperatorSection operator={operator} />}
      {loaded.length > 0 && (
        <>
          <SectionTitle>{about('features')}</SectionTitle>
          <ul className={css.tags}>
            {loaded.map(({ id, namespace, nameKey }) => (
              <li key={id}>
                <Tag>{textOf(namespace, nameKey)}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
      <SectionTitle>{about('lines')}</SectionTitle>
      <ul className={css.sentence}>
        {lineHosts(lines, origin).map((host) => (
          <li key={host ?? ''} className={css.host}>
            {host ?? about('thisSite')}
          </li>
        ))}
      </ul>
      <p className={css.sentence}>{about('linesSentence')}</p>
      <BackupLinesSection />
      <SectionTitle>{about('openSource')}</SectionTitle>
      <p className={css.sentence}>{about('openSourceSentence')}</p>
      <p className={css.version}>
        {about('version')} {release.version} · {about('release')} {release.id}
      </p>
    </SubScreen>
  );
}
