import { QueryClientProvider } from '@tanstack/react-query';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { queryClientOf } from './queryClientOf.ts';

/** Around every screen that reads with `useCall`. Only lazy screens use it: it is no small code. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useStore())}>{children}</QueryClientProvider>;
}
