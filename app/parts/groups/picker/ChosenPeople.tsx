import { X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { usePersonFace } from '../../person/usePersonFace.ts';
import { usePersonName } from '../../person/usePersonName.ts';
import type { Pickable } from './pickable.ts';
import * as css from './picker.css.ts';

type Props = { people: readonly Pickable[]; onRemove: (userID: string) => void };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Those who were chosen, one beside the other: a touch takes somebody out again, and so do Enter, Delete
 * and Backspace. Tab stops once; the arrow keys go from one to the next.
 */
export function ChosenPeople({ people, onRemove }: Props) {
  const { t } = useTranslation('groups.picker');
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const count = people.length;
  const known = useRef(count);
  useLayoutEffect(() => {
    // Whoever was chosen last comes into view.
    if (count > known.current) list.current?.scrollTo?.({ left: list.current.scrollWidth });
    known.current = count;
  }, [count]);
  if (count === 0) return null;
  const reachable = Math.min(stop, count - 1);

  const remove = (userID: string, at: number): void => {
    onRemove(userID);
    const chips = chipsOf(list.current);
    // The keys go on where they were; after the last one, in the field that follows.
    const next = chips[at + 1] ?? chips[at - 1] ?? fieldAfter(list.current);
    next?.focus();
    setStop(Math.max(0, at - (at + 1 < chips.length ? 0 : 1)));
  };
  const press = (event: KeyboardEvent, userID: string, at: number): void => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      chipsOf(list.current)[at + step]?.focus();
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(userID, at);
    }
  };
  return (
    <ul ref={list} className={css.chips} aria-label={t('chosen')}>
      {people.map((person, at) => (
        <li key={person.userID}>
          <Chip
            person={person}
            isReachable={at === reachable}
            onRemove={() => remove(person.userID, at)}
            onKeyDown={(event) => press(event, person.userID, at)}
            onFocus={() => setStop(at)}
          />
        </li>
      ))}
    </ul>
  );
}

type ChipProps = {
  person: Pickable;
  isReachable: boolean;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
};

function Chip({ person, isReachable, onRemove, onKeyDown, onFocus }: ChipProps) {
  const { t } = useTranslation('groups.picker');
  const face = usePersonFace(person);
  const name = usePersonName()(person);
  return (
    <button
      type="button"
      className={css.chip}
      tabIndex={isReachable ? 0 : -1}
      aria-label={t('remove', { name: isolated(name) })}
      onClick={onRemove}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <Avatar {...face} size="s34" />
      <span className={css.chipName} dir="auto" translate="no">
        {name}
      </span>
      <Icon of={X} size={16} />
    </button>
  );
}

function chipsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
}

function fieldAfter(list: HTMLElement | null): HTMLElement | null {
  return list?.parentElement?.querySelector('input') ?? null;
}
