import type { ModelDevice } from './modelDevice.ts';

/** What happens to a device, whatever its person does. */
export type DeviceOperation =
  | { kind: 'cut'; device: number; ending: 'lost' | 'after-commit' | 'half-open'; lateness: number }
  | { kind: 'refuse'; device: number; isRefused: boolean }
  | { kind: 'reload'; device: number }
  | { kind: 'kill-at'; device: number; after: number; isCommitted: boolean }
  | { kind: 'open-tab'; device: number }
  | { kind: 'close-tab'; device: number }
  | { kind: 'freeze'; device: number }
  | { kind: 'thaw'; device: number }
  | { kind: 'switch-account'; device: number };

const kinds: Readonly<Record<DeviceOperation['kind'], true>> = {
  ...{ cut: true, refuse: true, reload: true, freeze: true, thaw: true },
  ...{ 'kill-at': true, 'open-tab': true, 'close-tab': true, 'switch-account': true },
};

export function isOfDevice<Any extends { kind: string }>(
  operation: Any,
): operation is Extract<Any, DeviceOperation> {
  return Object.hasOwn(kinds, operation.kind);
}

export function playDevice(device: ModelDevice, operation: DeviceOperation): void {
  switch (operation.kind) {
    case 'cut':
      device.cut(operation.ending, operation.lateness);
      return;
    case 'refuse':
      device.refuse(operation.isRefused);
      return;
    case 'reload':
      device.tab().kill();
      device.openTab();
      return;
    case 'kill-at': {
      const end = operation.isCommitted ? 'kill-after' : 'kill-before';
      device.plan([...Array(operation.after).fill('done'), end]);
      return;
    }
    case 'open-tab':
      if (device.tabs().length < 3) device.openTab();
      return;
    case 'close-tab':
      if (device.tabs().length > 1) device.tabs()[0]?.close();
      return;
    case 'freeze':
      device.tab().freeze();
      return;
    case 'thaw':
      for (const tab of device.tabs()) tab.thaw();
      return;
    case 'switch-account':
      device.switchAccount();
      return;
  }
}
