import type { FeatureId } from './features.ts';

/**
 * Texts come in namespaces, `<area>.<part>`, one file each. These are what every first page carries:
 * what is said in many places, the frame around the pages, and the login page.
 */
export const startNamespaces = ['common', 'shell.frame', 'session.login'] as const;

/** @returns the namespace of a feature's names on tabs and rows, which travel with the first page. */
export function labelsOf(id: FeatureId): string {
  return `${id}.labels`;
}

/** Whether a namespace leaves a site together with a feature. */
export function isOfFeature(namespace: string, id: FeatureId): boolean {
  return namespace.startsWith(`${id}.`);
}
