export type ShareContent = { title?: string; text?: string; url?: string; files?: File[] };

/** `unsupported` means that nothing was shown: offer another way. */
export type ShareResult = 'shared' | 'cancelled' | 'unsupported';

/** Opens the system's share sheet. Call it from a tap: browsers refuse otherwise. */
export async function share(content: ShareContent): Promise<ShareResult> {
  if (!canShare(content)) return 'unsupported';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : 'unsupported';
  }
}

export function canShare(content: ShareContent): boolean {
  if (typeof navigator.share !== 'function') return false;
  if (!content.files?.length) return true;
  return typeof navigator.canShare === 'function' && navigator.canShare(content);
}
