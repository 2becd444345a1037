import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/textKey.ts';
import type { PartSource } from './loadedParts.ts';

/** How a screen's code is fetched. */
export type LazySource = {
  load: () => Promise<ComponentType>;
  /** The namespaces of text that the code needs: nobody writes them, the compile adds them. */
  namespaces?: readonly string[];
  /** What it shows from the start: their code and texts come together with its own. */
  parts?: readonly PartSource<object>[];
  /**
   * A visitor's stamped frame shows the page itself, up to `AfterFrame`: it renders without services, and
   * of the brand it takes name, description, icon and scheme alone.
   */
  isStamped?: boolean;
  /** Lies over the page it was opened from, instead of sliding in. */
  isOverlay?: boolean;
  /** Screens that a person is likely to open from this one: their code is fetched in good time. */
  leadsTo?: readonly LazySource[];
};

/** A page whose code comes when it is opened. */
export type LazyRoute = LazySource & {
  /** With a leading slash, as the specification spells it, e.g. `/pages/find/watch-video`. */
  path: string;
  /** What stands in the title bar until the code is there: one of the texts that every page starts with. */
  title?: TextKey;
  /** Says what happened: it stays while its feature is switched off. */
  isRecord?: boolean;
};
