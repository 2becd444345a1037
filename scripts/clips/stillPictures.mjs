// Pictures that do not move: what a brand opens with, and its picks.
import { fade, flower, svg, times } from '../demoShapes.mjs';
import { birds, chance, clouds, glitter, n, rolling, steam } from './moving.mjs';
import { ferry } from './waterScenes.mjs';

/** A picture for the whole of a phone held upright. */
export function opening() {
  return svg(
    480,
    854,
    fade('sky', '#e9785a', '#f4ac80', '#fbe2b6') + fade('water', '#9ab5b3', '#4d7f92', '#1d3f53'),
    `<rect width="480" height="854" fill="url(#sky)"/><circle cx="260" cy="392" r="150" fill="#fff0c8" opacity=".2"/><circle cx="260" cy="392" r="112" fill="#fff0c8" opacity=".32"/><circle cx="260" cy="392" r="74" fill="#fff3d4"/>
    ${clouds(
      0.3,
      480,
      [
        [150, 44, 1],
        [230, 32, 1],
        [300, 26, 1],
      ],
      '#fde3c8',
    )}${birds(0.4, 480, 206, '#4c4a5c', 3)}
    <path d="M0 440V330l70 -76 92 110 40 -34 70 110zM300 440l76 -110 46 48 58 -64v126z" fill="#6f7f94"/><path d="M-20 440l90 -84 120 84zM350 440l100 -72 60 72z" fill="#4f6279"/>
    <rect y="436" width="480" height="418" fill="url(#water)"/>${glitter(0.2, 260, 446, { rows: 18, step: 18, width: 96, colour: '#ffe9bd' })}${ferry(0.1, 236, 560, 1.12)}
    ${rolling(480, 854, 606, 6, 0.1, '#3c6d82', 3)}${rolling(480, 854, 676, 8, 0.4, '#2f5c72', 2)}${rolling(480, 854, 748, 9, 0.7, '#214a60', 2)}
    ${times(12, (index) => `<path d="M${n(6 + index * 12)} 858q2 -60 ${n(14 + (index % 3) * 5)} ${n(-120 - chance(index) * 60)}" stroke="#14303d" stroke-width="6" fill="none" stroke-linecap="round"/>`)}
    ${times(9, (index) => `<path d="M${384 + index * 12} 858q2 -50 ${n(12 + (index % 3) * 6)} ${n(-90 - chance(index + 30) * 60)}" stroke="#14303d" stroke-width="6" fill="none" stroke-linecap="round"/>`)}`,
  );
}

const tea = svg(
  320,
  320,
  fade('wall', '#f4dcb8', '#f9ecd6'),
  `<rect width="320" height="320" fill="url(#wall)"/><rect y="226" width="320" height="94" fill="#a9653c"/><rect y="226" width="320" height="10" fill="#8c4f2d"/>
  <path d="M214 150q54 -22 74 -62l14 14q-12 62 -74 92z" fill="#2f6f6a"/><path d="M84 122q-62 -6 -60 50 4 46 66 50" stroke="#2f6f6a" stroke-width="17" fill="none"/><path d="M70 152a84 70 0 0 1 168 0c0 60 -32 92 -84 92S70 212 70 152z" fill="#3c8a83"/><path d="M96 106q58 -40 116 0l-6 12H102z" fill="#2f6f6a"/><circle cx="154" cy="80" r="12" fill="#2f6f6a"/><path d="M86 166q68 34 136 0" stroke="#f4ead6" stroke-width="7" fill="none"/>${flower(154, 204, 24, '#f4ead6', 6)}
  <path d="M214 234h86q-4 44 -28 46h-30q-24 -2 -28 -46z" fill="#fbf6ea"/><ellipse cx="257" cy="235" rx="43" ry="9" fill="#b9752f"/>${steam(0.3, 256, 222, { count: 3, spread: 14, height: 70 })}`,
);

const bike = svg(
  320,
  320,
  fade('wall', '#bfdcd6', '#e2efe6'),
  `<rect width="320" height="320" fill="url(#wall)"/><rect y="262" width="320" height="58" fill="#7a8f8a"/>
  ${[84, 234].map((x) => `<circle cx="${x}" cy="206" r="60" fill="none" stroke="#24333a" stroke-width="11"/>${times(6, (index) => `<path d="M${x} 150V262" stroke="#77848a" stroke-width="3" transform="rotate(${index * 30} ${x} 206)"/>`)}`).join('')}
  <path d="M84 206l38 -86h80l-50 86zM122 120l30 86M202 120l32 86M202 120l-8 -30h30M122 120l-8 -20" stroke="#c2452d" stroke-width="11" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M90 98h52q-6 14 -30 14z" fill="#24333a"/><circle cx="152" cy="206" r="15" fill="#f2b33d"/>
  <path d="M30 30l52 52" stroke="#5a6b70" stroke-width="17" stroke-linecap="round"/><path d="M20 46a24 24 0 1 1 26 -26l-14 4 -4 10z" fill="#5a6b70"/><path d="M270 280h34l-6 -26h-22z" fill="#d9a441"/><path d="M287 254q0 -24 14 -30" stroke="#d9a441" stroke-width="6" fill="none"/>`,
);

const balcony = svg(
  320,
  320,
  fade('sky', '#9bd0ea', '#e6f3ee'),
  `<rect width="320" height="320" fill="url(#sky)"/><circle cx="254" cy="66" r="34" fill="#fff4cf"/><path d="M0 210V120h60v-30h50v60h60v-40h70v50h80v110z" fill="#b9cdd2"/>
  ${times(9, (index) => `<rect x="${index * 40 + 2}" y="176" width="8" height="100" fill="#4a5a60"/>`)}<rect y="168" width="320" height="12" fill="#37464c"/><rect y="270" width="320" height="50" fill="#c9a27a"/>
  ${[58, 160, 262].map((x, pot) => `<path d="M${x - 38} 206h76l-10 76h-56z" fill="#c9603c"/><rect x="${x - 43}" y="198" width="86" height="16" rx="5" fill="#a94a2c"/>${times(5, (index) => `<path d="M${x} 200Q${x - 44 + index * 22} 150 ${x - 52 + index * 26} ${118 + (index % 2) * 22}" stroke="#4f8a4a" stroke-width="8" fill="none" stroke-linecap="round"/>`)}${times(5, (index) => (pot === 1 ? flower(x - 52 + index * 26, 116 + (index % 2) * 22, 17, index % 2 ? '#fff' : '#e27d91', 7) : `<circle cx="${x - 46 + index * 23}" cy="${130 + (index % 2) * 26}" r="${pot ? 9 : 13}" fill="${pot ? '#f2b33d' : '#d2492f'}"/>`))}`).join('')}`,
);

const stars = svg(
  320,
  320,
  fade('sky', '#0f1638', '#34306a', '#7a4a78'),
  `<rect width="320" height="320" fill="url(#sky)"/>${times(60, (index) => `<circle cx="${n(chance(index) * 320)}" cy="${n(chance(index + 80) * 220)}" r="${n(0.8 + chance(index + 160) * 1.6)}" fill="#fff" opacity="${n(0.4 + chance(index + 200) * 0.6)}"/>`)}
  <path d="M60 62L108 50 150 74 196 76 206 122 264 128 272 84 206 122" stroke="#cfd8ff" stroke-width="2" fill="none" opacity=".7"/>${[
    [60, 62],
    [108, 50],
    [150, 74],
    [196, 76],
    [206, 122],
    [264, 128],
    [272, 84],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="5" fill="#fff3c4"/><circle cx="${x}" cy="${y}" r="11" fill="#fff3c4" opacity=".25"/>`,
    )
    .join('')}
  ${rolling(320, 320, 250, 14, 0.2, '#1b1c44')}${rolling(320, 320, 278, 10, 0.6, '#0f1030')}<g transform="translate(96 262)"><path d="M-6 0L-30 52M6 0L30 52M0 0V52" stroke="#0a0a22" stroke-width="6"/><path d="M-34 18L46 -42l12 16L-22 34z" fill="#0a0a22"/></g><g transform="translate(44 314)" fill="#0a0a22"><path d="M-16 6V-32a16 16 0 0 1 32 0V6z"/><circle cy="-58" r="13"/></g>`,
);

/** Names of files without ending, and what is drawn. */
export const picks = {
  'pick-tea': tea,
  'pick-bike': bike,
  'pick-balcony': balcony,
  'pick-stars': stars,
};
