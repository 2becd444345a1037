import { createContext, type ReactNode, useContext } from 'react';
import type { LocaleId } from '../brand/locales.ts';
import type { SchemeChoice } from '../platform/colorScheme.ts';
import type { Installer } from '../platform/install.ts';
import type { Updates } from './update/createUpdates.ts';

/** What screens can ask of the running app. Made at boot; the server has none. */
export type Services = {
  /** Brings in namespaces of texts; rejects when they cannot be had. */
  loadTexts: (namespaces: readonly string[]) => Promise<void>;
  /** Shows and remembers a language; rejects, and changes nothing, when its texts cannot be had. */
  chooseLanguage: (locale: LocaleId) => Promise<void>;
  /** Shows and remembers a colour scheme. */
  chooseScheme: (choice: SchemeChoice) => void;
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
