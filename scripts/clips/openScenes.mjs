// Clips under the open sky: a band, kites, a tea hill, fireworks.
import { fade, svg, times } from '../demoShapes.mjs';
import { birds, chance, clouds, figure, n, rolling, round, swing, wrap } from './moving.mjs';

/**
 * @param {number} share
 * @param {number} x of the lamp
 * @param {number} index
 * @param {string} colour
 */
function beam(share, x, index, colour) {
  const lean = 90 * swing(share, index === 1 ? 2 : 1, index * 0.31);
  const seen = 0.42 + 0.12 * swing(share, 6, index * 0.2);
  return `<path d="M${x - 24} 0h48L${n(x + 130 + lean)} 350H${n(x - 130 + lean)}z" fill="${colour}" opacity="${n(seen)}"/><ellipse cx="${n(x + lean)}" cy="350" rx="130" ry="24" fill="${colour}" opacity="${n(seen * 0.8)}"/><rect x="${x - 30}" y="-6" width="60" height="26" rx="8" fill="#0a0714"/>`;
}

/** @param {number} share */
function players(share) {
  const beat = Math.abs(swing(share, 12));
  const hop = (/** @type {number} */ index) => n(-7 * Math.abs(swing(share, 12, index * 0.13)));
  return `<g fill="#0c0817"><g transform="translate(236 ${hop(1)})"><path d="M-24 350V250a24 24 0 0 1 48 0v100z"/><circle cy="196" r="25"/><g transform="rotate(${n(-18 + 4 * swing(share, 12))} 10 276)"><path d="M-62 268H104v9H-62z"/><ellipse cx="-44" cy="274" rx="42" ry="27"/></g></g>
    <g transform="translate(427 ${hop(2)})"><path d="M-26 350V240a26 26 0 0 1 52 0v110z"/><circle cy="182" r="28"/><path d="M12 250L${n(44 + 4 * swing(share, 6))} 206" stroke="#0c0817" stroke-width="15" stroke-linecap="round"/><path d="M-18 256L${n(-66)} ${n(214 - 40 * Math.max(0, swing(share, 3)))}" stroke="#0c0817" stroke-width="15" stroke-linecap="round"/></g><path d="M474 350V204" stroke="#0c0817" stroke-width="6"/><circle cx="474" cy="200" r="11"/>
    <g transform="translate(636 0)"><path d="M-26 340V262a26 26 0 0 1 52 0v78z"/><circle cy="210" r="25"/><path d="M-16 270L${n(-62)} ${n(296 - beat * 36)}M16 270L${n(60)} ${n(268 + beat * 30)}" stroke="#0c0817" stroke-width="12" stroke-linecap="round"/><ellipse cx="-62" cy="318" rx="40" ry="30"/><ellipse cx="62" cy="318" rx="40" ry="30"/><circle cy="330" r="40"/><path d="M-112 ${n(252 + 3 * swing(share, 24))}h64M48 ${n(252 + 3 * swing(share, 24, 0.3))}h64" stroke="#0c0817" stroke-width="7"/><path d="M-80 252v98M80 252v98" stroke="#0c0817" stroke-width="5"/></g></g>`;
}

/** @param {number} share */
export function band(share) {
  const crowd = times(17, (index) => {
    const up = 12 * Math.abs(swing(share, 6, index * 0.17));
    const x = index * 54 - 6;
    const arm =
      index % 3 === 1
        ? `<path d="M${x + 14} ${n(450 - up)}L${n(x + 26 + 14 * swing(share, 6, index * 0.1))} ${n(376 - up)}" stroke="#07040f" stroke-width="14" stroke-linecap="round"/>`
        : '';
    return `<circle cx="${x}" cy="${n(438 - up + chance(index) * 12)}" r="27" fill="#07040f"/><rect x="${x - 36}" y="${n(458 - up + chance(index) * 12)}" width="72" height="80" rx="32" fill="#07040f"/>${arm}`;
  });
  const paper = times(34, (index) => {
    const y = wrap(chance(index) * 480 + share * 480 * (1 + (index % 2)), 480) - 20;
    const x = chance(index + 40) * 854 + 24 * swing(share, 2, chance(index + 7));
    return `<rect x="${n(x)}" y="${n(y)}" width="9" height="6" fill="${['#ffd27a', '#ff7b5c', '#4fd0c9', '#fff'][index % 4]}" transform="rotate(${n(index * 40 + share * 720)} ${n(x)} ${n(y)})"/>`;
  });
  return svg(
    854,
    480,
    fade('hall', '#120c22', '#241640'),
    `<rect width="854" height="480" fill="url(#hall)"/><rect y="346" width="854" height="134" fill="#2a1e46"/>${beam(share, 190, 0, '#ff7b5c')}${beam(share, 427, 1, '#ffd27a')}${beam(share, 664, 2, '#4fd0c9')}
    <path d="M0 0h854v26q-30 22 -61 0t-61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0 -61 0z" fill="#5a1f34"/><rect x="40" y="268" width="92" height="82" rx="8" fill="#0a0714"/><circle cx="86" cy="309" r="${n(27 + 3 * Math.abs(swing(share, 12)))}" fill="#241640"/><rect x="740" y="268" width="92" height="82" rx="8" fill="#0a0714"/><circle cx="786" cy="309" r="${n(27 + 3 * Math.abs(swing(share, 12)))}" fill="#241640"/>
    ${players(share)}${paper}${crowd}`,
  );
}

/**
 * @param {number} share
 * @param {{ x: number; y: number; size: number; colours: readonly [string, string]; phase: number; from: readonly [number, number] }} one
 */
function flying(share, { x, y, size, colours, phase, from }) {
  const [left, top] = [x + 46 * swing(share, 1, phase), y + 40 * swing(share, 2, phase)];
  const tail = times(5, (index) => {
    const sway = 16 * swing(share, 5, phase - index * 0.12);
    return `<path d="M${n(left + sway - 10)} ${n(top + size * 1.25 + index * 24)}l20 9v-18z" fill="${index % 2 ? colours[0] : colours[1]}"/>`;
  });
  return `<path d="M${from[0]} ${from[1]}Q${n((from[0] + left) / 2 + 40)} ${n((from[1] + top) / 2 + 60)} ${n(left)} ${n(top)}" stroke="#5b6670" stroke-width="2" fill="none"/>${tail}
    <g transform="translate(${n(left)} ${n(top)}) rotate(${n(13 * swing(share, 2, phase + 0.2))}) scale(${size / 62})"><path d="M0 -62l46 52L0 62l-46 -72z" fill="${colours[0]}"/><path d="M0 -62l46 52H0zM0 62l-46 -72H0z" fill="${colours[1]}"/><path d="M0 -62V62M-46 -10h92" stroke="#fff" stroke-width="2.5" opacity=".7"/></g>`;
}

/**
 * A child who holds the line of a kite.
 * @param {number} share
 * @param {number} x
 * @param {string} colour
 * @param {number} phase
 */
function child(share, x, colour, phase) {
  return `<g transform="translate(${x} ${n(742 - 7 * Math.abs(swing(share, 6, phase)))})"><path d="M-9 26v40M9 26v40" stroke="#33475a" stroke-width="12" stroke-linecap="round"/><rect x="-21" y="-30" width="42" height="62" rx="19" fill="${colour}"/><circle cy="-52" r="21" fill="#d99f74"/><path d="M-22 -54a22 21 0 0 1 44 0q-22 -12 -44 0z" fill="#3a2a24"/><path d="M10 -14L30 -46" stroke="${colour}" stroke-width="13" stroke-linecap="round"/></g>`;
}

/** @param {number} share */
export function kites(share) {
  return svg(
    480,
    854,
    fade('sky', '#58a8dc', '#a9d8ee', '#eef6ea'),
    `<rect width="480" height="854" fill="url(#sky)"/><circle cx="92" cy="116" r="46" fill="#fff4cf"/>${clouds(
      share,
      480,
      [
        [150, 42, 1],
        [286, 30, 1],
        [420, 36, 1],
      ],
    )}
    ${rolling(480, 854, 640, 20, 0.1, '#9fcf9a')}${rolling(480, 854, 690, 16, 0.55, '#7fbb7c')}${birds(share, 480, 500, '#4a6a80', 2)}
    ${flying(share, { x: 150, y: 330, size: 64, colours: ['#d9483b', '#f4c542'], phase: 0, from: [142, 696] })}
    ${flying(share, { x: 340, y: 220, size: 76, colours: ['#2f8a86', '#f7f1e0'], phase: 0.36, from: [288, 696] })}
    ${flying(share, { x: 366, y: 440, size: 54, colours: ['#6a5acd', '#f59bb0'], phase: 0.7, from: [414, 696] })}
    ${rolling(480, 854, 764, 10, 0.3, '#62a764')}${child(share, 112, '#d9483b', 0)}${child(share, 258, '#2f8a86', 0.2)}${child(share, 384, '#6a5acd', 0.4)}
    ${times(26, (index) => `<path d="M${n(chance(index) * 480)} 858q${n(8 * swing(share, 3, chance(index + 3)))} -24 ${n(6 + 12 * swing(share, 3, chance(index + 3)))} ${n(-40 - chance(index + 6) * 30)}" stroke="#3f8a4c" stroke-width="5" fill="none" stroke-linecap="round"/>`)}
    ${times(8, (index) => `<circle cx="${n(30 + index * 60)}" cy="${n(818 - chance(index + 2) * 20)}" r="7" fill="${index % 2 ? '#fff' : '#f2b33d'}"/>`)}`,
  );
}

/**
 * @param {number} share
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} index
 */
function picker(share, x, y, size, index) {
  const bow = 9 * swing(share, 3, index * 0.3);
  return `<g transform="translate(${n(x + 12 * swing(share, 1, index * 0.4))} ${y}) scale(${size})"><g transform="rotate(${n(bow)})"><path d="M-20 0V-38a20 20 0 0 1 40 0V0z" fill="${['#c9432e', '#2f6f8f', '#d9a441'][index % 3]}"/><circle cy="-62" r="15" fill="#d99f74"/><path d="M-36 -62L0 -90 36 -62z" fill="#e3c58a"/><path d="M12 -32L${n(34 + 5 * swing(share, 12, index * 0.2))} ${n(-16 + 6 * swing(share, 12, index * 0.2))}" stroke="#d99f74" stroke-width="8" stroke-linecap="round"/><path d="M-34 -40h22v40h-22z" fill="#a9743f"/></g></g>`;
}

/** @param {number} share */
export function teaHill(share) {
  const greens = ['#8fbf7a', '#78ae66', '#629c55', '#4d8947', '#3b763a', '#2c6230'];
  const terraces = greens.map((colour, row) => {
    const level = 400 + row * 78;
    const bushes = times(
      15,
      (index) =>
        `<ellipse cx="${n(index * 38 - 16 - (row % 2) * 18)}" cy="${n(level + 20 + 14 * Math.sin(index * 0.9 + row))}" rx="24" ry="${n(16 + swing(share, 2, index * 0.1 + row * 0.2))}" fill="${colour}"/>`,
    );
    const people =
      row === 1
        ? picker(share, 330, level + 24, 0.62, 0)
        : row === 3
          ? picker(share, 128, level + 26, 0.9, 1)
          : row === 4
            ? picker(share, 368, level + 28, 1.08, 2)
            : '';
    return `${people}${rolling(480, 854, level + 28, 12, row * 0.17, colour, 1)}${bushes}`;
  });
  const mist = times(4, (index) => {
    const x = wrap(chance(index + 15) * 900 + share * 900, 900) - 210;
    return `<ellipse cx="${n(x)}" cy="${360 + index * 96}" rx="${210 - index * 14}" ry="${44 - index * 3}" fill="url(#mist)" opacity="${n(0.9 - index * 0.1)}"/>`;
  });
  return svg(
    480,
    854,
    `${fade('sky', '#f5c9a0', '#fae6cb', '#e6efe4')}<radialGradient id="mist"><stop offset=".1" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    `<rect width="480" height="854" fill="url(#sky)"/><circle cx="326" cy="214" r="${n(92 + 6 * swing(share, 2))}" fill="#fff3d4" opacity=".35"/><circle cx="326" cy="214" r="56" fill="#fff6dc"/>
    ${rolling(480, 854, 300, 34, 0.2, '#b9cfc6')}${rolling(480, 854, 348, 26, 0.62, '#9dbfae')}${birds(share, 480, 150, '#6a6a6e', 3)}${terraces.join('')}${mist}`,
  );
}

/** Where each firework bursts, when, and its colours. */
const bursts = [
  { x: 150, y: 210, at: 0.02, colours: ['#ffd76a', '#fff3c4'], size: 150 },
  { x: 346, y: 160, at: 0.16, colours: ['#ff6f61', '#ffd0a8'], size: 176 },
  { x: 238, y: 300, at: 0.31, colours: ['#5fd7d0', '#dffaf6'], size: 140 },
  { x: 110, y: 150, at: 0.44, colours: ['#c08bff', '#f0dcff'], size: 160 },
  { x: 372, y: 280, at: 0.57, colours: ['#8be06a', '#eaffd8'], size: 150 },
  { x: 236, y: 180, at: 0.7, colours: ['#ffb347', '#fff'], size: 190 },
  { x: 136, y: 306, at: 0.84, colours: ['#ff8fb8', '#ffe3ee'], size: 136 },
];

/**
 * @param {number} share
 * @param {(typeof bursts)[number]} burst
 * @param {number} index
 */
function firework(share, { x, y, at, colours, size }, index) {
  const age = wrap(share - at + 0.15, 1) / 0.32;
  if (age > 1) return '';
  if (age < 0.2) {
    const risen = age / 0.2;
    const top = 620 + (y - 620) * (1 - (1 - risen) ** 2);
    return `<path d="M${x} ${n(top)}v${n(40 * (1 - risen) + 8)}" stroke="${colours[1]}" stroke-width="4" stroke-linecap="round"/>`;
  }
  const open = (age - 0.2) / 0.8;
  const far = size * (1 - (1 - open) ** 3);
  const sparks = times(108, (spark) => {
    const turn = (spark / 36) * round + index + chance(spark) * 0.2;
    const ring =
      far * (0.34 + 0.33 * Math.floor(spark / 36)) * (0.88 + 0.24 * chance(spark + index * 9));
    const drop = 80 * open * open;
    const inner = Math.max(0, ring - 26 * (1 - open) - 4);
    const seen = Math.min(1, 1.5 * (1 - open)) * (0.8 + 0.2 * Math.sin(open * 60 + spark));
    return `<path d="M${n(x + inner * Math.cos(turn))} ${n(y + inner * Math.sin(turn) + drop * 0.9)}L${n(x + ring * Math.cos(turn))} ${n(y + ring * Math.sin(turn) + drop)}" stroke="${spark % 3 ? colours[0] : colours[1]}" stroke-width="${n(6.5 - 3 * open)}" stroke-linecap="round" opacity="${n(Math.max(0, seen))}"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="${n(far * 1.35)}" fill="url(#glow${index})" opacity="${n(0.5 * (1 - open))}"/>${sparks}`;
}

const glows = bursts.map(
  ({ colours }, index) =>
    `<radialGradient id="glow${index}"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[0]}" stop-opacity="0"/></radialGradient>`,
);

/** @param {number} share */
export function fireworks(share) {
  const sky = times(bursts.length, (index) => {
    const burst = bursts[index];
    return burst ? firework(share, burst, index) : '';
  });
  const river = times(34, (index) => {
    const wide = 30 + chance(index + 3) * 90 + 24 * swing(share, 4, chance(index));
    return `<rect x="${n(chance(index + 33) * 480 - 40)}" y="${n(606 + index * 4.6)}" width="${n(wide)}" height="3" rx="1.5" fill="${['#ffd76a', '#5fd7d0', '#ff8fb8', '#c08bff'][index % 4]}" opacity="${n(0.22 + 0.2 * swing(share, 5, chance(index + 5)))}"/>`;
  });
  return svg(
    480,
    854,
    fade('sky', '#0b1030', '#1d2454', '#4a3a72') +
      fade('river', '#2a2c5e', '#0e1230') +
      glows.join(''),
    `<rect width="480" height="854" fill="url(#sky)"/>${times(40, (index) => `<circle cx="${n(chance(index) * 480)}" cy="${n(chance(index + 50) * 480)}" r="1.5" fill="#fff" opacity="${n(0.5 + 0.4 * swing(share, 4, chance(index + 9)))}"/>`)}${sky}
    <path d="M0 604V548h40v-34h44v40h36v-70h40v64h52v-96h34l10 -22 10 22h30v110h44v-54h52v40h40v-66h48v122z" fill="#0d1230"/>${times(44, (index) => `<rect x="${n(8 + chance(index + 61) * 460)}" y="${n(556 + chance(index + 71) * 40)}" width="5" height="7" fill="#f2c879" opacity=".8"/>`)}
    <rect y="602" width="480" height="252" fill="url(#river)"/>${river}
    <g transform="translate(${n(150 + 40 * swing(share, 1))} ${n(676 + 3 * swing(share, 4))})"><path d="M-70 0H72l-14 22H-54z" fill="#080b1e"/><rect x="-40" y="-26" width="76" height="26" rx="6" fill="#10152f"/>${times(4, (index) => `<rect x="${-34 + index * 18}" y="-20" width="11" height="11" rx="2" fill="#ffd98e"/>`)}</g>
    <rect y="790" width="480" height="64" fill="#05071a"/>${times(9, (index) => figure(24 + index * 56, 800 - 3 * Math.abs(swing(share, 5, index * 0.2)), 78 + chance(index) * 34, '#05071a'))}`,
  );
}
