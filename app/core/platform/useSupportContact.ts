import { useAtomValue } from 'jotai';
import { useBrand } from '../brand/brand.tsx';
import { customerServiceAtom } from './platformAtom.ts';

/** How customer service is reached: a page of theirs, or a mail address. */
export type SupportContact = { kind: 'page'; url: string } | { kind: 'mail'; address: string };

/** @returns what the platform says, else what the operator has declared; null where neither does. */
export function useSupportContact(): SupportContact | null {
  const given = useAtomValue(customerServiceAtom);
  const { operator } = useBrand();
  return [given, operator?.supportContact ?? ''].map(contactOf).find((one) => one !== null) ?? null;
}

function contactOf(text: string): SupportContact | null {
  if (text.startsWith('https://')) return { kind: 'page', url: text };
  return /^[^\s@]+@[^\s@]+$/.test(text) ? { kind: 'mail', address: text } : null;
}
