import type { ReactNode } from 'react';
import { DemoMark } from '../../ui/DemoMark.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { TitleBar } from '../../ui/TitleBar.tsx';
import { useBrand } from '../brand/brand.tsx';
import { useTranslation } from '../i18n/translation.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = { title: string; right?: ReactNode; children: ReactNode };

/** Frame of a tab page: large title, the demo mark of a demo brand, room for the tab bar. */
export function RootScreen({ title, right, children }: Props) {
  const { t } = useTranslation();
  const { demo } = useBrand();
  useDocumentTitle(title);
  return (
    <Screen
      bottom="tabs"
      banner={<StatusBanner />}
      titleBar={
        <TitleBar
          root
          title={title}
          mark={demo && <DemoMark label={t('demoMark')} />}
          right={right}
        />
      }
    >
      {children}
    </Screen>
  );
}
