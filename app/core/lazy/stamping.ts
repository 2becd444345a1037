import { createContext } from 'react';

/** What the server renders of a page: placeholders up to its own code, or what a visitor will see of it. */
export type Stamping = 'placeholders' | 'content';

/** Null in the browser. */
export const StampingContext = createContext<Stamping | null>(null);
