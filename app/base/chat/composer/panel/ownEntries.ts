import { Camera, Contact, File, Image, MapPin, Video } from 'lucide-react';
import type { SlotPart } from '../../../../core/feature/slots.ts';
import { mediaSheet } from '../media/mediaSheet.ts';

/** What every brand has in the panel, beside what features hand in. */
export const ownEntries: readonly SlotPart<'composer.panel'>[] = [
  {
    ...mediaSheet,
    id: 'album',
    order: 0,
    label: 'chat.composer:album',
    Icon: Image,
    picks: { accept: 'image/*,video/*', isMultiple: true },
  },
  {
    ...mediaSheet,
    id: 'camera',
    order: 10,
    label: 'chat.composer:camera',
    Icon: Camera,
    picks: { accept: 'image/*', capture: 'environment' },
  },
  // Asked for both at once, Android has the person choose among its apps first.
  {
    ...mediaSheet,
    id: 'recordVideo',
    order: 15,
    label: 'chat.composer:recordVideo',
    Icon: Video,
    picks: { accept: 'video/*', capture: 'environment' },
  },
  {
    ...mediaSheet,
    id: 'file',
    order: 20,
    label: 'chat.composer:file',
    Icon: File,
    picks: { accept: '*/*', isMultiple: true },
  },
  {
    id: 'location',
    order: 30,
    label: 'chat.composer:location',
    Icon: MapPin,
    load: async () => (await import('../location/LocationEntry.tsx')).LocationEntry,
  },
  {
    id: 'card',
    order: 40,
    label: 'chat.composer:card',
    Icon: Contact,
    load: async () => (await import('../card/CardSheet.tsx')).CardSheet,
  },
];
