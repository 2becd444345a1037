import { useAtomValue } from 'jotai';
import { localeInfo } from '../../brand/locales.ts';
import { lineReportAtom } from '../../core/backend/connectionAtom.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import type { CodeListRefusal } from '../../lib/codeList/codeList.ts';
import type { LineReport } from '../../transport/lines/createLines.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';

const refusalKeys = {
  'too-large': 'tooLarge',
  malformed: 'malformed',
  unsigned: 'unsigned',
  'signature-wrong': 'signatureWrong',
  unverifiable: 'unverifiable',
  expired: 'expired',
  older: 'older',
  changed: 'changed',
  'no-line': 'noLine',
} as const satisfies Record<CodeListRefusal, string>;

/** What came of each of the brand's backup lists: nothing where the brand has none. */
export function BackupLinesSection() {
  const { t } = useTranslation('shell.about');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const report = useAtomValue(lineReportAtom);
  if (report.length === 0) return null;
  const sentenceOf = ({ outcome }: LineReport): string => {
    switch (outcome.status) {
      case 'unused':
        return t('backupUnused');
      case 'loading':
        return t('loading');
      case 'unreachable':
        return t('backupUnreachable');
      case 'refused':
        return t(refusalKeys[outcome.reason]);
      case 'accepted': {
        const date = new Date(outcome.expires * 1000).toLocaleDateString(tag);
        return t('backupAccepted', { version: outcome.version, date });
      }
    }
  };
  return (
    <>
      <SectionTitle>{t('backupTitle')}</SectionTitle>
      <List label={t('backupTitle')}>
        {report.map((one) => (
          <ListRow
            key={one.url}
            title={URL.canParse(one.url) ? new URL(one.url).host : t('backupStored')}
            detail={sentenceOf(one)}
          />
        ))}
      </List>
    </>
  );
}
