import { Bell, BellOff, EyeOff, MailDot, MailOpen, Pin, PinOff, Trash2 } from 'lucide-react';
import type { Glyph } from '../../../ui/Icon.tsx';
import type { RowAction } from './rowActions.ts';

/** What stands beside the name of each action, wherever it is offered. */
export const rowGlyphs: Readonly<Record<RowAction, Glyph>> = {
  markRead: MailOpen,
  markUnread: MailDot,
  pin: Pin,
  unpin: PinOff,
  mute: BellOff,
  unmute: Bell,
  hide: EyeOff,
  delete: Trash2,
};
