export type LocationProblem =
  /** The person, the system or the embedding page does not allow it. */
  | 'refused'
  /** The browser cannot tell any page. */
  | 'missing'
  /** The page was opened in a way in which the browser withholds it, such as plain http. */
  | 'insecure'
  /** The device cannot find out now. */
  | 'unavailable'
  /** It took too long. */
  | 'timeout';

/** Where the device is: degrees, and metres that it may be off. */
export type DevicePosition = { latitude: number; longitude: number; accuracy: number };

export type Located = { position: DevicePosition } | { problem: LocationProblem };

/** Milliseconds; of the second, a position this old is as good as a new one. */
const patience = 15_000;
const fresh = 10_000;

/** Asks the device where it is. The browser asks the person first. Never rejects. */
export function locate(): Promise<Located> {
  if (!isSecureContext) return Promise.resolve({ problem: 'insecure' });
  const device: Geolocation | undefined = navigator.geolocation;
  if (!device) return Promise.resolve({ problem: 'missing' });
  return new Promise((resolve) =>
    device.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude, accuracy } }),
      ({ code }) => resolve({ problem: problemOf(code) }),
      { enableHighAccuracy: true, timeout: patience, maximumAge: fresh },
    ),
  );
}

/** Codes of https://www.w3.org/TR/geolocation/#position_error_interface. */
function problemOf(code: number): LocationProblem {
  if (code === 1) return 'refused';
  return code === 3 ? 'timeout' : 'unavailable';
}

/** @returns whether `locate` would answer without asking the person; false where nobody can tell. */
export async function mayLocate(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    // No such question in this browser.
    return false;
  }
}
