import type { SyntheticEvent } from 'react';

const prevent = (event: SyntheticEvent): void => event.preventDefault();

/** For a button beside the field, which keeps the focus where it has it, and with it the keyboard of a phone. */
export const keepFocus = { onPointerDown: prevent, onMouseDown: prevent } as const;
