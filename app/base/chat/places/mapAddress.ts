import { type Coordinates, coordinatesText } from '../../../lib/coordinates.ts';
import type { DeviceInfo } from '../../../platform/device.ts';

/**
 * @returns the address under which the device's own maps show a place; on a desktop, which has none, a
 * page of OpenStreetMap. It carries nothing but the coordinates.
 */
export function mapAddress(place: Coordinates, platform: DeviceInfo['platform']): string {
  const [latitude = '', longitude = ''] = coordinatesText(place).split(', ');
  const both = `${latitude},${longitude}`;
  if (platform === 'android') return `geo:${both}?q=${both}`;
  if (platform === 'ios') return `https://maps.apple.com/?ll=${both}&q=${both}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
