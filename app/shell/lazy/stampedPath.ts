import { createContext } from 'react';

/** The path whose frame was on the screen before the app; its page goes on with that frame. */
export const StampedPath = createContext<string | null>(null);
