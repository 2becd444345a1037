import type { BrandData } from '../../brand/data.ts';
import type { ReadBundle } from '../../core/i18n/readBundle.ts';
import type { SessionStore } from '../../core/session/sessionStore.ts';
import type { AppParts } from '../appParts.ts';

/** What the services are made from. */
export type ServiceNeeds = {
  data: BrandData;
  parts: AppParts;
  read: ReadBundle;
  session: SessionStore;
};
