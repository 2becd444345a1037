import { atom } from 'jotai';

/** The calendar by which a conversation is gone through; `time` is of the day it opens at, null for today. */
export const openedCalendarAtom = atom<{ time: number | null } | null>(null);
