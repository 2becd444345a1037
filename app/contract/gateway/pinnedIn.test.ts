import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelMark, isChannel } from './isChannel.ts';
import { pinnedIn, withPinned } from './pinnedIn.ts';

const name = fc.record({
  clientMsgID: fc.string({ minLength: 1 }),
  sendID: fc.string({ minLength: 1 }),
});
const others = fc.dictionary(
  fc.string().filter((key) => key !== 'pinned' && key !== '__proto__'),
  fc.jsonValue(),
);

it('reads what it has written, and keeps all else', () => {
  fc.assert(
    fc.property(others, name, name, (known, first, second) => {
      const ex = JSON.stringify(known);
      const pinned = withPinned(withPinned(ex, first), second);
      expect(pinnedIn({ ex: pinned })).toEqual(second);
      const none = withPinned(pinned, null);
      expect(pinnedIn({ ex: none })).toBeNull();
      expect(JSON.parse(none || '{}')).toEqual(JSON.parse(ex));
    }),
  );
});

it('leaves a channel a channel', () => {
  const ex = withPinned(channelMark, { clientMsgID: 'm1', sendID: 'bea' });
  expect(isChannel({ ex })).toBe(true);
  expect(withPinned(ex, null)).toBe(channelMark);
});

it('reads nothing from whatever else a gateway may hold', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (ex) => {
      const pinned = pinnedIn({ ex });
      if (pinned) expect(pinned.clientMsgID !== '' && pinned.sendID !== '').toBe(true);
    }),
  );
  for (const ex of ['', '[]', 'null', '{"pinned":1}', '{"pinned":{"clientMsgID":"m"}}'])
    expect(pinnedIn({ ex })).toBeNull();
});
