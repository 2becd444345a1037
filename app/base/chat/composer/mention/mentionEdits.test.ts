import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedMentions } from '../../../../core/messaging/messageModel/movedMentions.ts';
import { caretOutside, withoutCutMentions, withoutMentionAt } from './mentionEdits.ts';

const text = 'Hi @Bea Lee and @Chi now';
const mentions = [
  { start: 3, end: 11, userID: 'bea' },
  { start: 16, end: 20, userID: 'chi' },
];

describe('one key at the edge of a mention', () => {
  it('deletes all of it: from behind its name or its blank, and from before it', () => {
    const gone = { text: 'Hi and @Chi now', caret: { start: 3, end: 3 } };
    expect(withoutMentionAt(text, mentions, 12, 'backward')).toEqual(gone);
    expect(withoutMentionAt(text, mentions, 3, 'forward')).toEqual(gone);
    expect(withoutMentionAt(text, mentions, 11, 'backward')?.text).toBe('Hi  and @Chi now');
  });

  it('deletes a letter anywhere else', () => {
    for (const caret of [0, 2, 3, 13, 16, 24])
      expect(withoutMentionAt(text, mentions, caret, 'backward')).toBeNull();
    for (const caret of [0, 11, 12, 20])
      expect(withoutMentionAt(text, mentions, caret, 'forward')).toBeNull();
  });
});

describe('a deletion that cuts a mention', () => {
  it('takes the rest of it along', () => {
    expect(withoutCutMentions(text, mentions, 'Hi @Bea and @Chi now', 7)).toEqual({
      ...{ text: 'Hi  and @Chi now', caret: { start: 3, end: 3 } },
    });
    // From within the one to within the other.
    expect(withoutCutMentions(text, mentions, 'Hi @Bhi now', 5)?.text).toBe('Hi  now');
  });

  it('leaves a mention that is whole, and one that went whole', () => {
    expect(withoutCutMentions(text, mentions, text.slice(1), 0)).toBeNull();
    expect(withoutCutMentions(text, mentions, 'Hi  and @Chi now', 3)).toBeNull();
    expect(withoutCutMentions(text, mentions, `${text}!`, text.length + 1)).toBeNull();
  });

  it('never leaves half a name, whatever is deleted', () => {
    const place = fc.nat(text.length);
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const after = text.slice(0, start) + text.slice(end);
        const { text: edited, caret } = withoutCutMentions(text, mentions, after, start) ?? {
          ...{ text: after, caret: { start, end: start } },
        };
        const kept = movedMentions(mentions, text, edited, caret.end);
        const names = kept.map((mention) => edited.slice(mention.start, mention.end));
        const rest = names.reduce((left, name) => left.replace(name, ''), edited);
        expect(rest).not.toMatch(/Bea|Lee|@|Chi/u);
      }),
    );
  });
});

describe('a caret', () => {
  it('passes over a mention from either side, and goes to the nearer edge from elsewhere', () => {
    expect(caretOutside(mentions, 4, 3)).toBe(11);
    expect(caretOutside(mentions, 10, 11)).toBe(3);
    expect(caretOutside(mentions, 5, 20)).toBe(3);
    expect(caretOutside(mentions, 9, 0)).toBe(11);
    for (const free of [0, 3, 11, 12, 16, 20]) expect(caretOutside(mentions, free, 0)).toBe(free);
  });
});
