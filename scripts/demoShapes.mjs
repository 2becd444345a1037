// What the drawings of the demo world are made of, as SVG.

/**
 * @param {string} id
 * @param {readonly string[]} colours from top to bottom
 */
export function fade(id, ...colours) {
  const stops = colours.map((colour, index) => {
    const offset = index / Math.max(1, colours.length - 1);
    return `<stop offset="${offset}" stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} defs
 * @param {string} body
 */
export function svg(width, height, defs, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

/**
 * A line of hills from the left to the right edge, filled down to the bottom.
 * @param {number} width
 * @param {number} height
 * @param {number} level where the line is, from the top
 * @param {number} swing how far it goes up and down
 * @param {number} phase
 * @param {string} colour
 */
export function hills(width, height, level, swing, phase, colour) {
  const points = Array.from({ length: 33 }, (_, index) => {
    const turn = (index / 32) * 6 + phase;
    const y = level + swing * (Math.sin(turn) + 0.4 * Math.sin(2.3 * turn + 1));
    return `${Math.round((index / 32) * width)} ${Math.round(y)}`;
  });
  return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}z" fill="${colour}"/>`;
}

/**
 * @param {number} count
 * @param {(index: number) => string} draw
 */
export function times(count, draw) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/**
 * @param {number} x
 * @param {number} y of the foot
 * @param {number} size
 * @param {string} colour
 */
export function fir(x, y, size, colour) {
  const layer = (/** @type {number} */ up, /** @type {number} */ half) =>
    `<path d="M${x - half} ${y - up}L${x} ${y - up - size * 0.5}L${x + half} ${y - up}z" fill="${colour}"/>`;
  return `<rect x="${x - size * 0.04}" y="${y - size * 0.2}" width="${size * 0.08}" height="${size * 0.2}" fill="#5d4a3a"/>${layer(size * 0.15, size * 0.3)}${layer(size * 0.4, size * 0.24)}${layer(size * 0.62, size * 0.17)}`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} petal
 * @param {number} petals
 */
export function flower(x, y, size, petal, petals = 8) {
  const one = (/** @type {number} */ index) =>
    `<ellipse cx="${x}" cy="${y - size * 0.62}" rx="${size * 0.26}" ry="${size * 0.5}" fill="${petal}" transform="rotate(${(index * 360) / petals} ${x} ${y})"/>`;
  return `${times(petals, one)}<circle cx="${x}" cy="${y}" r="${size * 0.3}" fill="#f2c14e"/>`;
}

/**
 * Light from above falls through a round shape.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 */
export function fruit(x, y, size, colour) {
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><ellipse cx="${x - size * 0.3}" cy="${y - size * 0.4}" rx="${size * 0.28}" ry="${size * 0.18}" fill="#fff" opacity=".35"/><path d="M${x} ${y - size * 0.9}q${size * 0.1} -${size * 0.5} ${size * 0.5} -${size * 0.6}" stroke="#4f7d3a" stroke-width="${size * 0.12}" fill="none"/>`;
}
