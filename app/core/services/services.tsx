import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { LocaleId } from '../../brand/locales.ts';
import type { SchemeChoice } from '../../platform/colorScheme.ts';
import type { Installer } from '../../platform/install.ts';
import type { Backend } from '../backend/backend.ts';
import type { Messaging } from '../messaging/messaging.ts';
import type { Leaving, MessagingAccount } from '../messaging/session/createMessagingSession.ts';
import type { SessionActions } from '../session/session.ts';
import type { Updates } from '../update/createUpdates.ts';

/** What screens can ask of the running app. Made at boot; the server has none. */
export type Services = {
  /** Brings in namespaces of texts; rejects when they cannot be had. */
  loadTexts: (namespaces: readonly string[]) => Promise<void>;
  /** Shows and remembers a language; rejects, and changes nothing, when its texts cannot be had. */
  chooseLanguage: (locale: LocaleId) => Promise<void>;
  /** Shows and remembers a colour scheme. */
  chooseScheme: (choice: SchemeChoice) => void;
  backend: Backend;
  session: SessionActions;
  messaging: Messaging;
  /** Keeps messaging true to the session: who is logged in at the gateway, or nobody any more. */
  followMessaging: (account: MessagingAccount | null, how?: Leaving) => void;
  /** Takes over the session that another page of the app left on this device. */
  followSession: () => void;
  /** Asks the platform what it says of this site. Never rejects. */
  startPlatform: () => Promise<void>;
  installer: Installer;
  updates: Updates;
  /** Tries to mend the page after code did not load; may reload it. */
  recover: (attempt: number) => Promise<void>;
};

const ServicesContext = createContext<Services | null>(null);

type Props = { services: Services | null; children: ReactNode };

export function ServicesProvider({ services, children }: Props) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is called outside ServicesProvider.');
  return services;
}

/**
 * For parts that the server renders too: what it returns may be called in effects and events, where
 * the services are there.
 */
export function useServicesLater(): () => Services {
  const services = useContext(ServicesContext);
  return useCallback(() => {
    if (!services) throw new Error('The services of the app are not there yet.');
    return services;
  }, [services]);
}
