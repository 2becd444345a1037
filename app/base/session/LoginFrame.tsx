import { useAtomValue } from 'jotai';
import { ChevronLeft, Globe } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { localeInfo } from '../../brand/locales.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { CanGoBack, useBack } from '../../core/navigation/navigation.ts';
import { paths } from '../../core/navigation/paths.ts';
import { StatusBanner } from '../../core/screen/StatusBanner.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { DemoMark } from '../../ui/DemoMark.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { LegalLine } from './LegalLine.tsx';
import * as css from './LoginFrame.css.ts';

/** What stands around the ways in: the brand, its language, its terms. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const name = brand.text(brand.name);
  const description = brand.text(brand.description);
  useDocumentTitle(title);
  return (
    <Screen banner={<StatusBanner />}>
      <div className={css.body}>
        <BrandMark />
        <Bar />
        <div className={css.head}>
          <img className={css.icon} src={brand.icon} alt="" width={72} height={72} />
          <h1 className={css.name} tabIndex={-1} data-heading="">
            {name}
            {brand.demo && <span className={css.unseen}>{` ${t('demoMark')}`}</span>}
          </h1>
          {description !== name && <p className={css.description}>{description}</p>}
        </div>
        {children}
        <LegalLine />
      </div>
    </Screen>
  );
}

function Bar() {
  const { t } = useTranslation();
  const { demo, locales } = useBrand();
  const { name, tag } = localeInfo[useAtomValue(localeAtom)];
  const canGoBack = useContext(CanGoBack);
  const back = useBack();
  return (
    <header className={css.bar}>
      {canGoBack && (
        <span className={css.back}>
          <IconButton label={t('back')} glyph={ChevronLeft} onClick={back} />
        </span>
      )}
      {demo && (
        <span className={css.mark} aria-hidden="true">
          <DemoMark label={t('demoMark')} />
        </span>
      )}
      {locales.length > 1 && (
        <Link className={css.language} to={paths.language}>
          <Icon of={Globe} size={18} />
          <span className={css.unseen}>{t('language')}: </span>
          <span lang={tag}>{name}</span>
        </Link>
      )}
    </header>
  );
}
