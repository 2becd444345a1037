import { expect, it } from 'vitest';
import { gatewayAddress } from './gatewayAddress.ts';

it.each([
  ['/im', 'https://quedu.example', 'wss://quedu.example/im'],
  ['/im', 'http://quedu.localhost:4173', 'ws://quedu.localhost:4173/im'],
  [
    'wss://im.quedu.example:8443/gateway',
    'https://quedu.example',
    'wss://im.quedu.example:8443/gateway',
  ],
])('the gateway %s of %s is at %s', (line, origin, expected) => {
  expect(gatewayAddress(line, origin)).toBe(expected);
});
