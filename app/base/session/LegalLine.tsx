import { Link } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { markedText } from '../../core/i18n/markedText.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { pathToWebview } from '../../core/navigation/paths.ts';
import * as css from './LegalLine.css.ts';

/** What coming in means, with the operator's own pages; nothing where no operator is named. */
export function LegalLine() {
  const { t } = useTranslation('session.login');
  const { operator } = useBrand();
  if (!operator) return null;
  const pages: Readonly<Record<string, string>> = {
    terms: operator.termsUrl,
    privacy: operator.privacyUrl,
  };
  return (
    <p className={css.line}>
      {markedText(t('legal', { age: operator.minimumAge })).map(({ text, mark }) => {
        const page = mark === null ? undefined : pages[mark];
        if (page === undefined) return text;
        return (
          <Link key={mark} className={css.link} to={pathToWebview(page, text)}>
            {text}
          </Link>
        );
      })}
    </p>
  );
}
