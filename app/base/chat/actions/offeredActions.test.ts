import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import type { SendState } from '../../../core/messaging/storedMessage.ts';
import { limits } from '../../../lib/limits.ts';
import { messageKinds } from '../kinds/messageKinds.ts';
import { unknownKind } from '../kinds/unknown/unknownKind.ts';
import { offeredActions } from './offeredActions.ts';

const now = 1_800_000_000_000;
const kinds = [...messageKinds, unknownKind].flatMap((kind) =>
  kind.place === 'bubble' ? [kind] : [],
);

function offered(id: string, changes: Partial<Parameters<typeof offeredActions>[0]> = {}) {
  const kind = kinds.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no kind ${id}.`);
  const messages = [plainMessage({ state: 'sent', sendTime: now - 1_000 })];
  const given = { messages, kind, isOwn: false, canWrite: true, isAdmin: false, now };
  return offeredActions({ ...given, ...changes }).join(' ');
}

function messagesIn(state: SendState, sendTime = now - 1_000) {
  return [plainMessage({ state, sendTime })];
}

describe('of a text', () => {
  it.each([
    ['that somebody sent', {}, 'copy forward quote select report delete'],
    ['where nothing can be written', { canWrite: false }, 'copy forward select report delete'],
    ['of their own', { isOwn: true }, 'copy forward quote select recall delete'],
    [
      'of their own that is old',
      { isOwn: true, messages: messagesIn('sent', now - limits.recall) },
      'copy forward quote select delete',
    ],
    [
      'in a group they run',
      { isAdmin: true, messages: messagesIn('sent', 0) },
      'copy forward quote select recall report delete',
    ],
    ['on its way', { isOwn: true, messages: messagesIn('sending') }, 'copy delete'],
    ['that did not go', { isOwn: true, messages: messagesIn('failed') }, 'copy resend delete'],
  ])('%s: offers what makes sense', (_, changes, expected) => {
    expect(offered('text', changes)).toBe(expected);
  });
});

describe('of pictures that are drawn together', () => {
  const sent = plainMessage({ sendTime: now - 1_000 });

  it.each([
    ['that are all there', [sent, sent], /forward quote select recall delete/],
    ['of which one is too old', [{ ...sent, sendTime: 0 }, sent], /forward quote select delete/],
    ['of which one is on its way', [sent, { ...sent, state: 'sending' as const }], /^delete$/],
  ])('%s: offers what can be done with each', (_, messages, expected) => {
    expect(offered('image', { isOwn: true, messages })).toMatch(expected);
  });

  it('lets those be saved that have an address', () => {
    const picture = { uuid: '', type: '', size: 1, width: 1, height: 1, url: '/media/one.png' };
    const pictureElem = { sourcePath: '', sourcePicture: picture };
    expect(offered('image', { messages: [sent, { ...sent, pictureElem }] })).toContain('save');
    expect(offered('image', { messages: [sent] })).not.toContain('save');
  });
});

describe.each(kinds.map(({ id }) => id))('%s', (id) => {
  it('can be deleted and reported, whatever it is', () => {
    expect(offered(id)).toMatch(/report.*delete$/);
  });

  it('lets nobody pass on, answer or take back what has not left', () => {
    for (const state of ['sending', 'failed'] as const) {
      const actions = offered(id, { isOwn: true, isAdmin: true, messages: messagesIn(state) });
      expect(actions).not.toMatch(/forward|quote|select|recall|save/);
      expect(actions.includes('resend')).toBe(state === 'failed');
    }
  });

  it('is taken back by its sender in time, and by who runs the group', () => {
    expect(offered(id)).not.toContain('recall');
    expect(offered(id, { isOwn: true })).toContain('recall');
    expect(offered(id, { isAdmin: true })).toContain('recall');
  });
});
