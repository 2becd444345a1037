import type { ReactNode, Ref } from 'react';
import * as css from './Screen.css.ts';

type Props = {
  /** A `TitleBar`; without one the page starts below the status bar. */
  titleBar?: ReactNode;
  /** A strip under the title bar, such as `NetworkBar`. */
  banner?: ReactNode;
  children: ReactNode;
  /** Buttons that stay at the bottom while the page scrolls. */
  dock?: ReactNode;
  /** What stands below the content: a tab bar, the home indicator, or nothing. */
  bottom?: 'tabs' | 'safe' | 'none';
  /** The element that scrolls. */
  scrollRef?: Ref<HTMLDivElement>;
};

/** Frame of a page: bars, one scroll area, bottom inset. At most 480 wide, in the middle. */
export function Screen({ titleBar, banner, children, dock, bottom = 'safe', scrollRef }: Props) {
  const hasTop = Boolean(titleBar ?? banner);
  const inset = dock ? css.bottom.none : css.bottom[bottom];
  return (
    <div className={css.screen}>
      <div ref={scrollRef} className={css.scroll} data-scroll="">
        {hasTop && (
          <div className={css.top}>
            {titleBar}
            {banner}
          </div>
        )}
        <main className={`${css.body} ${inset} ${titleBar ? '' : css.bare}`} tabIndex={-1}>
          {children}
        </main>
      </div>
      {dock && <footer className={css.dock}>{dock}</footer>}
    </div>
  );
}
