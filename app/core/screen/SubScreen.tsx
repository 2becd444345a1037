import type { ReactNode } from 'react';
import { DemoMark } from '../../ui/DemoMark.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { TitleBar } from '../../ui/TitleBar.tsx';
import { useBrand } from '../brand/brand.tsx';
import { useTranslation } from '../i18n/translation.tsx';
import { useBack } from '../navigation/navigation.ts';
import { StatusBanner } from './StatusBanner.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = {
  title: string;
  /** Where back leads when this page was the first one opened. */
  parent: string;
  /** In place of going back, such as to the step before. */
  onBack?: (() => void) | undefined;
  /** The page shows its title itself, so the bar stays empty. */
  quiet?: boolean;
  /** Carries the mark of a demo brand, as every page about money does. */
  isMoney?: boolean;
  /** Icon buttons at the right end of the title bar. */
  right?: ReactNode;
  /** Stays below the title bar while the page scrolls, such as what is searched or was chosen. */
  bar?: ReactNode;
  children: ReactNode;
  dock?: ReactNode;
};

/** Frame of a page with the standard title bar and a way back. */
export function SubScreen(props: Props) {
  const {
    title,
    parent,
    onBack,
    quiet = false,
    isMoney = false,
    right,
    bar,
    children,
    dock,
  } = props;
  const { t } = useTranslation();
  const { demo } = useBrand();
  const back = useBack(parent);
  useDocumentTitle(title);
  return (
    <Screen
      banner={
        <>
          <StatusBanner />
          {bar}
        </>
      }
      dock={dock}
      titleBar={
        <TitleBar
          title={title}
          quiet={quiet}
          mark={isMoney && demo && <DemoMark label={t('demoMark')} />}
          back={{ label: t('back'), onBack: onBack ?? back }}
          right={right}
        />
      }
    >
      {children}
    </Screen>
  );
}
