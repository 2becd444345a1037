import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/Screen.tsx';
import { TitleBar } from '../../ui/TitleBar.tsx';
import { useBack } from '../navigation/navigation.ts';
import { StatusBanner } from './StatusBanner.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = {
  title: string;
  /** Where back leads when this page was the first one opened. */
  parent: string;
  /** The page shows its title itself, so the bar stays empty. */
  quiet?: boolean;
  /** Icon buttons at the right end of the title bar. */
  right?: ReactNode;
  children: ReactNode;
  dock?: ReactNode;
};

/** Frame of a page with the standard title bar and a way back. */
export function SubScreen({ title, parent, quiet = false, right, children, dock }: Props) {
  const { t } = useTranslation();
  const back = useBack(parent);
  useDocumentTitle(title);
  return (
    <Screen
      banner={<StatusBanner />}
      dock={dock}
      titleBar={
        <TitleBar
          title={title}
          quiet={quiet}
          back={{ label: t('back'), onBack: back }}
          right={right}
        />
      }
    >
      {children}
    </Screen>
  );
}
