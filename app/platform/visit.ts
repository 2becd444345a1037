/** Whether this page was opened, and neither loaded again nor come back to. */
export function wasOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Whether a finger, key or pointer was pressed on this page yet; true where the browser cannot say. */
export function wasTouched(): boolean {
  return (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
}
