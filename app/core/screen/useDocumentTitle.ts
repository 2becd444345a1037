import { useEffect } from 'react';
import { useBrand } from '../brand.tsx';
import { useIsActiveScreen } from './activeScreen.tsx';

/** Names the window after the page in front: `Title · Brand`, or the brand alone for ''. */
export function useDocumentTitle(title: string): void {
  const brand = useBrand();
  const isActive = useIsActiveScreen();
  const name = brand.text(brand.name);
  useEffect(() => {
    if (isActive) document.title = title && title !== name ? `${title} · ${name}` : name;
  }, [isActive, title, name]);
}
