import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useDocumentTitle } from '../../../core/screen/useDocumentTitle.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { PlaceDrawing } from './PlaceDrawing.tsx';
import * as css from './PlacePage.css.ts';

type Props = {
  title: string;
  /** Where back leads when this page was the first one opened. */
  parent: string;
  children: ReactNode;
  dock?: ReactNode;
};

/** Frame of the pages about places: the drawing goes up to the edge, and back floats over it. */
export function PlacePage({ title, parent, children, dock }: Props) {
  const { t } = useTranslation();
  const back = useBack(parent);
  useDocumentTitle(title);
  return (
    <Screen
      dock={dock}
      titleBar={
        <header className={css.bar}>
          <span className={css.back}>
            <IconButton label={t('back')} glyph={ChevronLeft} onClick={back} />
          </span>
        </header>
      }
    >
      <div className={css.drawing}>
        <PlaceDrawing />
      </div>
      <div className={css.content}>
        <h1 className={css.title} tabIndex={-1} data-heading="">
          <bdi>{title}</bdi>
        </h1>
        {children}
      </div>
    </Screen>
  );
}
