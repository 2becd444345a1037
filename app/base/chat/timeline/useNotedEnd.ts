import { useEffect } from 'react';

/** Notes that the newest messages are in view. @param note told null: no other place is to be come back to */
export function useNotedEnd(isAtEnd: boolean, note: (key: null) => void): void {
  useEffect(() => {
    if (isAtEnd) note(null);
  }, [isAtEnd, note]);
}
