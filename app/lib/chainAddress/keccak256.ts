/** Bytes that one permutation takes in. */
const rate = 136;
const lanes = 25;
const mask = (1n << 64n) - 1n;

/** How far each lane is turned, in the order in which the lanes change places. */
const turns = [
  ...[1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14],
  ...[27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44],
];
const places = [
  ...[10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4],
  ...[15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1],
];
const roundConstants = makeRoundConstants();

/**
 * Keccak-256 as Ethereum uses it: SHA-3 before its padding was changed.
 * @returns 32 bytes.
 */
export function keccak256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / rate) + 1) * rate);
  padded.set(message);
  padded[message.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  const view = new DataView(padded.buffer);
  const state = Array.from({ length: lanes }, () => 0n);
  for (let offset = 0; offset < padded.length; offset += rate) {
    for (let lane = 0; lane < rate / 8; lane += 1) {
      state[lane] = laneOf(state, lane) ^ view.getBigUint64(offset + lane * 8, true);
    }
    for (const constant of roundConstants) permute(state, constant);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane += 1) digest.setBigUint64(lane * 8, laneOf(state, lane), true);
  return new Uint8Array(digest.buffer);
}

/** One of the 24 rounds. */
function permute(state: bigint[], constant: bigint): void {
  const columns = [0, 1, 2, 3, 4].map((x) =>
    [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ laneOf(state, x + y), 0n),
  );
  for (let lane = 0; lane < lanes; lane += 1) {
    const [left, right] = [laneOf(columns, (lane + 4) % 5), laneOf(columns, (lane + 1) % 5)];
    state[lane] = laneOf(state, lane) ^ left ^ turn(right, 1);
  }
  let moved = laneOf(state, 1);
  places.forEach((place, index) => {
    const replaced = laneOf(state, place);
    state[place] = turn(moved, turns[index] ?? 0);
    moved = replaced;
  });
  for (let row = 0; row < lanes; row += 5) {
    const before = state.slice(row, row + 5);
    for (let x = 0; x < 5; x += 1) {
      const [next, afterNext] = [laneOf(before, (x + 1) % 5), laneOf(before, (x + 2) % 5)];
      state[row + x] = laneOf(before, x) ^ (~next & mask & afterNext);
    }
  }
  state[0] = laneOf(state, 0) ^ constant;
}

function laneOf(state: readonly bigint[], lane: number): bigint {
  return state[lane] ?? 0n;
}

function turn(lane: bigint, bits: number): bigint {
  return ((lane << BigInt(bits)) | (lane >> BigInt(64 - bits))) & mask;
}

/** Bits of a shift register, at the places 2^j − 1. */
function makeRoundConstants(): bigint[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** power - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
}
