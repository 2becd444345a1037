import { useEffect, useState } from 'react';

/** From the last key to a question to the gateway, in milliseconds. */
const pause = 250;

/** @returns a text once it has stayed the same for a moment; until then what it was before */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
