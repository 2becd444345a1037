type WithBadge = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Whether the browser puts numbers on the app's icon. */
export function canBadge(): boolean {
  return 'setAppBadge' in navigator;
}

/**
 * Shows a number on the installed app's icon; 0 takes it away. Does nothing where the browser has no
 * badges (Badging API, https://www.w3.org/TR/badging/).
 */
export function showAppBadge(count: number): void {
  const badges: WithBadge = navigator;
  const shown = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
  // Refused without permission to notify: the app says the number itself as well.
  shown?.catch(() => undefined);
}
