import { describe, expect, it } from 'vitest';
import { lengthOf, sendsMessage } from './composerRules.ts';

const enter = {
  key: 'Enter',
  keyCode: 13,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
};

describe('sendsMessage', () => {
  it('sends on Enter, also with Ctrl or Cmd', () => {
    expect(sendsMessage(enter, true)).toBe(true);
    expect(sendsMessage({ ...enter, ctrlKey: true }, true)).toBe(true);
    expect(sendsMessage({ ...enter, metaKey: true }, true)).toBe(true);
  });

  it('leaves Shift and Enter to break the line, and other keys alone', () => {
    expect(sendsMessage({ ...enter, shiftKey: true }, true)).toBe(false);
    expect(sendsMessage({ ...enter, key: 'a', keyCode: 65 }, true)).toBe(false);
  });

  it('breaks the line on Enter of a keyboard on the screen, which sends only with Ctrl or Cmd', () => {
    expect(sendsMessage(enter, false)).toBe(false);
    expect(sendsMessage({ ...enter, ctrlKey: true }, false)).toBe(true);
    expect(sendsMessage({ ...enter, metaKey: true }, false)).toBe(true);
    expect(sendsMessage({ ...enter, ctrlKey: true, isComposing: true }, false)).toBe(false);
  });

  it('does not send while a word is being composed, nor with the key that ends it', () => {
    expect(sendsMessage({ ...enter, isComposing: true }, true)).toBe(false);
    expect(sendsMessage({ ...enter, keyCode: 229 }, true)).toBe(false);
  });
});

describe('lengthOf', () => {
  it('counts a face near the limit as one character', () => {
    expect(lengthOf('😀'.repeat(3_000))).toBe(3_000);
    expect(lengthOf('a'.repeat(5_001))).toBe(5_001);
  });
});
