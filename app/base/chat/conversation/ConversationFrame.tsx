import type { ReactNode } from 'react';
import { StatusBanner } from '../../../core/screen/StatusBanner.tsx';
import { PlayingPlace } from '../../../parts/voice/PlayingPlace.tsx';
import { NotKeptLine } from '../status/NotKeptLine.tsx';
import * as css from './ConversationFrame.css.ts';

type Props = {
  /** A title bar. */
  title: ReactNode;
  /** The messages, which scroll on their own. */
  children: ReactNode;
  dock: ReactNode;
};

/** Frame of a conversation: title bar above, composer below, the brand's wallpaper between them. */
export function ConversationFrame({ title, children, dock }: Props) {
  return (
    <div className={css.frame}>
      <div className={css.top}>
        {title}
        <StatusBanner />
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
