import type { ReactNode } from 'react';
import { StatusBanner } from '../../../core/screen/StatusBanner.tsx';
import { PlayingPlace } from '../../../parts/voice/PlayingPlace.tsx';
import { NotKeptLine } from '../status/NotKeptLine.tsx';
import * as css from './ConversationFrame.css.ts';

type Props = {
  /** A title bar. */
  title: ReactNode;
  /** Bars under it; what is in view of the messages stays where it is when one comes or goes. */
  notices?: ReactNode;
  /** The messages, which scroll on their own. */
  children: ReactNode;
  dock: ReactNode;
};

/** Frame of a conversation: title bar above, composer below, the brand's wallpaper between them. */
export function ConversationFrame({ title, notices, children, dock }: Props) {
  return (
    <div className={css.frame}>
      <div className={css.top}>
        {title}
        <StatusBanner />
        {notices}
        <div className={css.over}>
          <PlayingPlace />
        </div>
      </div>
      <main className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.dock}>
        <NotKeptLine />
        {dock}
      </footer>
    </div>
  );
}
