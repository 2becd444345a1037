import { useAtomValue } from 'jotai';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useWaiting } from '../../core/feature/useWaiting.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { unreadTotalAtom } from '../../core/messaging/messagingAtoms.ts';
import { paths } from '../../core/navigation/paths.ts';
import { profileAtom } from '../../core/session/sessionAtom.ts';
import { watchMedia } from '../../platform/media.ts';
import { TabBar } from '../../ui/TabBar.tsx';
import { TabItem } from '../../ui/TabItem.tsx';
import * as css from '../stack/Page.css.ts';
import { Page } from '../stack/Page.tsx';
import type { Entry, PageMotion } from '../stack/stackState.ts';
import { useReach } from '../stack/useReach.ts';
import { useTabLabels } from './useTabLabels.ts';

/** Whoever asks for less motion is at the top at once: not every browser sees to that by itself. */
const isStill = watchMedia('(prefers-reduced-motion: reduce)');

type Props = {
  /** Paths of the tabs visited so far. */
  tabs: readonly string[];
  /** The tab chosen. */
  entry: Entry;
  isFront: boolean;
  isShown: boolean;
  motion: PageMotion | null;
  elementFor: (path: string) => ReactNode;
};

const ignore = (): void => undefined;

/** The tab pages, each keeping its place, and the bar under them. */
export function MainTabs({ tabs, entry, isFront, isShown, motion, elementFor }: Props) {
  const { t } = useTranslation();
  const items = useTabLabels();
  const news = useNews();
  const frame = useRef<HTMLDivElement>(null);
  const searchAt = useTabSearches(entry);
  useReach(frame, isFront, motion !== null);
  const className = [css.page, isShown ? '' : css.hidden, motion ? css.motion[motion] : '']
    .filter(Boolean)
    .join(' ');
  const scrollToTop = (): void => {
    const chosen = frame.current?.children.item(tabs.indexOf(entry.pathname));
    chosen
      ?.querySelector('[data-scroll]')
      ?.scrollTo({ top: 0, behavior: isStill.matches() ? 'auto' : 'smooth' });
  };
  return (
    <div ref={frame} className={className}>
      {tabs.map((path) => {
        const isChosen = path === entry.pathname;
        return (
          <Page
            key={path}
            entry={
              isChosen
                ? { ...entry, key: path }
                : { key: path, pathname: path, search: searchAt(path), kind: 'tab' }
            }
            isFront={isFront && isChosen}
            isShown={isShown && isChosen}
            motion={null}
            isCarried={motion !== null}
            onMotionEnd={ignore}
          >
            {elementFor(path)}
          </Page>
        );
      })}
      <TabBar label={t('tabBar')}>
        {items.map(({ path, label, Icon }) => (
          <TabItem
            key={path}
            to={path + searchAt(path)}
            label={label}
            glyph={Icon}
            {...news(path)}
            active={path === entry.pathname}
            onClick={() => {
              if (path === entry.pathname) scrollToTop();
            }}
          />
        ))}
      </TabBar>
    </div>
  );
}

/** @returns the query that a tab page had last in its address: what was chosen there is there again. */
function useTabSearches({ pathname, search }: Entry): (path: string) => string {
  const [searches, setSearches] = useState<Readonly<Record<string, string>>>({});
  if ((searches[pathname] ?? '') !== search) setSearches({ ...searches, [pathname]: search });
  return (path) => searches[path] ?? '';
}

/** @returns what stands at a tab that has something new. */
function useNews(): (path: string) => Partial<ComponentProps<typeof TabItem>> {
  const { t } = useTranslation();
  const messages = useAtomValue(unreadTotalAtom);
  const waiting = useWaiting();
  const notices = useAtomValue(profileAtom)?.notice ?? 0;
  return (path) => {
    const news = messages + waiting.count;
    if (path === paths.chat && news > 0) {
      const unread = messages > 0 ? [t('unreadMessages', { count: messages })] : [];
      return {
        badge: news > 99 ? '99+' : String(news),
        note: [...unread, ...waiting.notes].join(', '),
      };
    }
    if (path !== paths.mine || notices === 0) return {};
    return { dot: true, note: t('unreadNotices', { count: notices }) };
  };
}
