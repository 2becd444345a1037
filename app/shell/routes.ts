import { accountScreens } from '../base/account/screens.ts';
import { chatScreens } from '../base/chat/screens.ts';
import { contactScreens } from '../base/contacts/contactScreens.ts';
import { personScreens } from '../base/contacts/personScreens.ts';
import { sessionScreens } from '../base/session/screens.ts';
import type { Feature } from '../core/feature/feature.ts';
import type { LazyRoute } from '../core/lazy/lazyRoute.ts';
import { shellScreens } from './screens.ts';

/** @returns every page beside the tabs and the login page: the shell's, the areas' and the features'. */
export function routesOf(features: readonly Feature[]): LazyRoute[] {
  return [
    ...shellScreens,
    ...sessionScreens,
    ...accountScreens,
    ...chatScreens,
    ...contactScreens,
    ...personScreens,
    ...features.flatMap(({ routes }) => routes),
  ];
}
