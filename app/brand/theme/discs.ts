import { solve } from '../colour/solve.ts';

const white = '#FFFFFF';

/** Of the discs that stand for people without a photo: told apart at a glance, none of them a sign. */
const discHues = [18, 52, 95, 145, 195, 250, 290, 340] as const;

/**
 * Fills for initials, the same for every brand and in both schemes, so that a person keeps their
 * colour. White reads on each.
 */
export function discTokens() {
  const fill = (h: number) => solve({ l: 0.58, c: 0.13, h }, 'darker', [white], 4.6);
  const [one, two, three, four, five, six, seven, eight] = discHues;
  return {
    disc1: fill(one),
    disc2: fill(two),
    disc3: fill(three),
    disc4: fill(four),
    disc5: fill(five),
    disc6: fill(six),
    disc7: fill(seven),
    disc8: fill(eight),
    onDisc: white,
  };
}
