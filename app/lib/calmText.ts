const turning = /[\u202a-\u202e\u2066-\u2069]/;
/** What stacks on or joins a character: marks, joiners, tags. */
const stacking = '(?:\\p{M}|(?![\\u202a-\\u202e\\u2066-\\u2069])\\p{Cf})';
const stacks = new RegExp(`(${stacking}{8})${stacking}+`, 'gu');
/** Pictures joined to more than the longest emoji there is. */
const chains = /(?:\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*\u200d){8,}/gu;
/** Anything that one of the patterns could be about. */
const suspicious = /[\p{M}\p{Cf}]{9}|[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]\u200d/u;

/**
 * Text of somebody else as it can be shown without harm: at most eight marks on one character (the
 * deepest stacks of Tibetan have as many; Thai, Hindi and Vietnamese need two or three), no emoji of
 * more than eight pictures, and every run that turns the direction ends with its own line.
 * @returns the text itself where nothing is wrong with it
 */
export function calmText(text: string): string {
  const closed = turning.test(text) ? text.split('\n').map(closeRuns).join('\n') : text;
  if (!suspicious.test(closed)) return closed;
  return closed.replace(stacks, '$1').replace(chains, (chain) => chain.replaceAll('\u200d', ''));
}

/** Runs within runs; the levels a browser has room for are about as many. */
const deepest = 60;
const isolateEnd = '\u2069';
const embeddingEnd = '\u202c';

/** Ends every run that a line opens, and leaves out what opens too deep or ends nothing. */
function closeRuns(line: string): string {
  /** What will end each open run. */
  const open: string[] = [];
  let closed = '';
  for (const character of line) {
    if (!turning.test(character)) closed += character;
    else if (character === embeddingEnd) {
      if (open.at(-1) === embeddingEnd) closed += open.pop();
    } else if (character === isolateEnd) {
      // It ends the embeddings within it too.
      const start = open.lastIndexOf(isolateEnd);
      if (start >= 0) closed += open.splice(start).reverse().join('');
    } else if (open.length < deepest) {
      open.push(character >= '\u2066' ? isolateEnd : embeddingEnd);
      closed += character;
    }
  }
  return closed + open.reverse().join('');
}
