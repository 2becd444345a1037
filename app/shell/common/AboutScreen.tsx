import { BrandHead } from '../../base/account/mine/BrandHead.tsx';
import { useBrand } from '../../core/brand/brand.tsx';
import { lineHosts } from '../../core/brand/lineHosts.ts';
import { useFeatures } from '../../core/feature/features.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
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
  const { t } = useTranslation('shell.about');
  const labelOf = useLabel();
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
          <SectionTitle>{t('features')}</SectionTitle>
          <ul className={css.tags}>
            {loaded.map(({ id, name }) => (
              <li key={id}>
                <Tag>{labelOf(name)}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
      <SectionTitle>{t('lines')}</SectionTitle>
      <ul className={css.sentence}>
        {lineHosts(lines, origin).map((host) => (
          <li key={host ?? ''} className={css.host}>
            {host ?? t('thisSite')}
          </li>
        ))}
      </ul>
      <p className={css.sentence}>{t('linesSentence')}</p>
      <BackupLinesSection />
      <SectionTitle>{t('openSource')}</SectionTitle>
      <p className={css.sentence}>{t('openSourceSentence')}</p>
      <p className={css.version}>
        {t('version')} {release.version} · {t('release')} {release.id}
      </p>
    </SubScreen>
  );
}
