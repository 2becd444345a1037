import type { Relation } from '../../../parts/relation/relationOf.ts';

/** What can be done with somebody, in the order shown; `more` is what other areas and features hand in. */
export const offers = [
  'edit',
  'accept',
  'add',
  'message',
  'alias',
  'block',
  'report',
  'more',
  'delete',
] as const;
export type Offer = (typeof offers)[number];

type Known = {
  relation: Relation;
  isBlocked: boolean;
  /** The account that speaks for the brand: nobody has to be protected from it. */
  isSupport: boolean;
  /** False where they were met in a group that lets its members not ask each other. */
  mayAsk: boolean;
};

const byRelation: Readonly<Record<Relation, readonly Offer[]>> = {
  self: ['edit'],
  friend: ['message', 'alias', 'block', 'report', 'more', 'delete'],
  received: ['accept', 'message', 'block', 'report', 'more'],
  sent: ['add', 'message', 'block', 'report', 'more'],
  stranger: ['add', 'message', 'block', 'report', 'more'],
};

/** @returns what the page of a person offers. Nobody becomes a friend while they are blocked. */
export function offersOf({ relation, isBlocked, isSupport, mayAsk }: Known): ReadonlySet<Offer> {
  const left = (offer: Offer): boolean => {
    if (isSupport && relation !== 'self') return offer === 'message';
    if (offer === 'add' && !mayAsk) return false;
    return !(isBlocked && (offer === 'add' || offer === 'accept'));
  };
  return new Set(byRelation[relation].filter(left));
}
