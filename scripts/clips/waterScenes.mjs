// Clips by the water: a ferry at dawn and a sailing boat. Each scene draws one moment, `share` of 0 to 1.
import { fade, svg, times } from '../demoShapes.mjs';
import { birds, chance, clouds, glitter, n, rolling, swing, wrap } from './moving.mjs';

const [width, height] = [854, 480];

/**
 * @param {number} share
 * @param {number} x of its middle
 * @param {number} y of its water line
 * @param {number} size
 */
export function ferry(share, x, y, size) {
  const puffs = times(5, (index) => {
    const age = wrap(share * 4 + index / 5, 1);
    return `<circle cx="${n(-46 - age * 120)}" cy="${n(-124 - age * 46)}" r="${n(7 + age * 17)}" fill="#fff4e6" opacity="${n(0.7 * (1 - age))}"/>`;
  });
  return `<g transform="translate(${n(x)} ${n(y + 3 * swing(share, 4))}) scale(${size}) rotate(${n(1.2 * swing(share, 4, 0.2))})">
    ${puffs}<rect x="-58" y="-122" width="24" height="44" fill="#c9432e"/><rect x="-58" y="-108" width="24" height="9" fill="#fff4e6"/>
    <path d="M-92 -82H62l14 26H-98z" fill="#fbf1e0"/><path d="M-98 -56H98l8 20H-104z" fill="#f2dfc2"/>
    ${times(7, (index) => `<rect x="${-82 + index * 24}" y="-51" width="15" height="12" rx="3" fill="#31546a"/>`)}
    ${times(5, (index) => `<rect x="${-66 + index * 26}" y="-76" width="16" height="13" rx="3" fill="#ffd98a"/>`)}
    <path d="M-132 -36H136L108 6H-104C-120 6 -128 -14 -132 -36z" fill="#2b3a47"/><path d="M-127 -22H127l-6 9H-122z" fill="#c9432e"/>
    <path d="M62 -82v-34" stroke="#2b3a47" stroke-width="4"/><path d="M62 -116l26 ${n(8 + 3 * swing(share, 12))}l-26 8z" fill="#f2b33d"/>
  </g>`;
}

/**
 * @param {number} share
 * @param {number} x
 * @param {number} y
 */
function rower(share, x, y) {
  const pull = swing(share, 6);
  return `<g transform="translate(${n(x)} ${n(y + 2 * swing(share, 6, 0.3))})" fill="#241c22">
    <path d="M-74 0H76c-8 18 -22 26 -40 26H-36C-56 26 -68 16 -74 0z"/>
    <g transform="rotate(${n(pull * 9)} -4 0)"><path d="M-16 2l4 -40a12 12 0 0 1 22 0l2 40z"/><circle cx="-1" cy="-58" r="11"/><path d="M-20 -62L-1 -76 18 -62z" fill="#8a5a34"/></g>
    <path d="M6 -30L${n(58 + pull * 16)} ${n(30 - pull * 4)}" stroke="#241c22" stroke-width="5" stroke-linecap="round"/>
  </g>`;
}

/** @param {number} share */
export function dawn(share) {
  const sky = fade('sky', '#f08a62', '#f6b98a', '#fbe2b6');
  const water = fade('water', '#8fb0b4', '#4d7f92', '#244b60');
  const way = width + 360;
  const x = wrap(420 + share * way + 180, way) - 180;
  return svg(
    width,
    height,
    sky + water,
    `<rect width="854" height="480" fill="url(#sky)"/>
    <circle cx="520" cy="214" r="${n(112 + 8 * swing(share, 2))}" fill="#fff0c8" opacity=".22"/><circle cx="520" cy="214" r="${n(82 + 5 * swing(share, 2, 0.2))}" fill="#fff0c8" opacity=".35"/><circle cx="520" cy="214" r="54" fill="#fff3d4"/>
    ${clouds(
      share,
      width,
      [
        [70, 40, 1],
        [118, 28, 1],
      ],
      '#fde3c8',
    )}
    <path d="M0 240V176L92 96l84 76 46 -38 120 106z" fill="#6f7f94"/><path d="M560 240l96 -82 56 44 70 -62 72 66v34z" fill="#6f7f94"/><path d="M-20 240l110 -70 150 70zM640 240l120 -50 120 50z" fill="#4f6279"/>
    <rect y="238" width="854" height="242" fill="url(#water)"/>${glitter(share, 520, 246, { rows: 13, step: 15, width: 90, colour: '#ffe9bd' })}
    ${birds(share, width, 84, '#4c4a5c')}${ferry(share, x, 304, 0.92)}
    ${rolling(width, height, 338, 4, share, '#3c6d82', 5)}${rower(share, 236 + 26 * swing(share, 1), 374)}
    ${rolling(width, height, 398, 5, -share, '#2f5c72', 4)}${rolling(width, height, 436, 6, share * 2, '#214a60', 3)}
    ${times(15, (index) => `<path d="M${n(8 + index * 13 + (index % 3) * 5)} 484q${n(6 * swing(share, 3, index * 0.07))} -50 ${n(10 + 16 * swing(share, 3, index * 0.07))} ${n(-96 - chance(index) * 46)}" stroke="#17323f" stroke-width="5" fill="none" stroke-linecap="round"/>`)}
    ${times(6, (index) => `<path d="M${780 + index * 15} 484q${n(5 * swing(share, 3, index * 0.11))} -40 ${n(8 + 14 * swing(share, 3, index * 0.11))} ${n(-70 - chance(index + 40) * 40)}" stroke="#17323f" stroke-width="5" fill="none" stroke-linecap="round"/>`)}`,
  );
}

/** @param {number} share */
function island(share) {
  const way = width + 420;
  const x = wrap(620 - share * way + 210, way) - 210;
  return `<g transform="translate(${n(x)} 222)"><path d="M-180 6C-140 -44 -70 -80 -10 -62S110 -40 190 6z" fill="#5c9a72"/><path d="M-180 6C-120 -22 40 -30 190 6z" fill="#f1deb0"/>
    <path d="M86 -28l8 -76h22l8 76z" fill="#fdf6ea"/><path d="M91 -70h28l2 16H89z" fill="#d8503c"/><rect x="90" y="-120" width="30" height="18" rx="4" fill="#ffd76a"/><path d="M86 -120l19 -16 19 16z" fill="#d8503c"/>
    <path d="M-60 -56q4 -40 22 -60" stroke="#7c5a3c" stroke-width="7" fill="none"/>${times(5, (index) => `<path d="M-38 -116q24 -20 48 6q-24 -12 -48 -6z" fill="#3f8456" transform="rotate(${index * 66 - 60} -38 -116)"/>`)}</g>`;
}

/** @param {number} share */
function dolphin(share) {
  const age = wrap(share * 2 + 0.62, 1) / 0.34;
  if (age > 1) return '';
  const [x, y] = [610 + age * 150, 392 - 84 * Math.sin(Math.PI * age)];
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(-52 + age * 104)})"><path d="M-46 4C-26 -22 20 -24 48 2 22 14 -18 18 -46 4z" fill="#48687f"/><path d="M48 2C30 10 4 14 -22 11 4 20 34 16 48 2z" fill="#c9dbe4"/><path d="M-6 -16q2 -18 -14 -22q0 12 -6 20z" fill="#48687f"/><path d="M-44 4q-20 -14 -24 -4q8 4 8 8q-4 8 2 10q14 -2 14 -14z" fill="#48687f"/><circle cx="32" cy="-3" r="2.4" fill="#1f2f3c"/></g>`;
}

/** @param {number} share */
export function sailing(share) {
  const [x, y] = [392 + 30 * swing(share, 1), 330 + 7 * swing(share, 4)];
  return svg(
    width,
    height,
    fade('sky', '#5fb4e2', '#bfe3f1', '#eef7f3'),
    `<rect width="854" height="480" fill="url(#sky)"/><circle cx="700" cy="84" r="46" fill="#fff4cf"/><circle cx="700" cy="84" r="${n(68 + 5 * swing(share, 2))}" fill="#fff4cf" opacity=".35"/>
    ${clouds(share, width, [
      [92, 46, 1],
      [150, 34, 1],
      [58, 30, 2],
    ])}${island(share)}
    ${rolling(width, height, 230, 3, share, '#3f9cba', 6)}${rolling(width, height, 278, 6, -share * 2, '#3390b1', 4)}${birds(share, width, 120, '#fff', 2)}
    <g transform="translate(${n(x)} ${n(y)}) rotate(${n(5 * swing(share, 4, 0.18))})">
      <path d="M6 -14V-214" stroke="#6d4a32" stroke-width="7"/><path d="M14 -208Q${n(128 + 10 * swing(share, 4))} -110 124 -26H14z" fill="#fff"/><path d="M14 -150Q96 -120 118 -72H14z" fill="#e8604a"/>
      <path d="M-2 -196Q${n(-66 + 8 * swing(share, 4, 0.3))} -90 -84 -26H-2z" fill="#f7efe0"/><path d="M6 -214l34 ${n(9 + 3 * swing(share, 10))}l-34 9z" fill="#f2b33d"/>
      <g fill="#2c3f50"><circle cx="-62" cy="-46" r="11" fill="#e7b48c"/><path d="M-74 -14v-12a12 12 0 0 1 24 0v12z" fill="#e8604a"/><path d="M-76 -50a14 12 0 0 1 28 0z" fill="#fdf6ea"/></g>
      <path d="M-126 -14H140q-14 44 -54 48H-82Q-114 28 -126 -14z" fill="#fbf3e4"/><path d="M-122 -2H134l-6 13H-117z" fill="#2f6f8f"/></g>
    ${rolling(width, height, 352, 8, share * 2, '#2881a5', 3)}${dolphin(share)}${rolling(width, height, 392, 9, -share * 3, '#1f6f94', 3)}
    ${times(9, (index) => `<rect x="${n(wrap(chance(index) * 954 - share * 954, 954) - 50)}" y="${n(408 + chance(index + 5) * 30)}" width="${n(26 + chance(index + 8) * 34)}" height="4" rx="2" fill="#bfe3ee" opacity=".7"/>`)}
    ${rolling(width, height, 440, 8, share * 3, '#175f83', 2)}`,
  );
}
