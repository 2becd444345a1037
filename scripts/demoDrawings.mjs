// Drawings of the pictures and videos that the demo people send each other, as SVG.

import { fade, fir, flower, fruit, hills, svg, times } from './demoShapes.mjs';

const mountains = svg(
  960,
  720,
  fade('sky', '#7fb2dd', '#f6e3c5'),
  `<rect width="960" height="720" fill="url(#sky)"/><circle cx="720" cy="190" r="64" fill="#fff3d0"/>
  <path d="M-40 560L250 190 420 420 600 150 1020 600v120H-40z" fill="#8195ad"/>
  <path d="M250 190l-72 92 48 -14 30 36 40 -30 26 10zM600 150l-78 117 52 -22 36 44 44 -40 36 6z" fill="#f7fafc"/>
  ${hills(960, 720, 500, 26, 0.4, '#5f8a6b')}${hills(960, 720, 590, 20, 2, '#3f6b52')}
  ${times(9, (index) => fir(40 + index * 112, 640 + ((index * 37) % 50), 120 + ((index * 53) % 60), '#2f5443'))}`,
);

const path = svg(
  720,
  960,
  fade('sky', '#cfe6ef', '#f4f0dd'),
  `<rect width="720" height="960" fill="url(#sky)"/>${hills(720, 960, 400, 30, 1, '#a9c7a0')}${hills(720, 960, 480, 24, 3, '#7fa876')}
  <path d="M340 500q120 60 20 150t-90 310h260q-20 -180 40 -290t-170 -170z" fill="#e3cfa4"/>
  ${times(6, (index) => fir(60 + index * 24, 620 + index * 58, 190 + index * 26, '#47724f'))}
  ${times(5, (index) => fir(560 + index * 34, 600 + index * 66, 200 + index * 24, '#3b6347'))}
  <circle cx="396" cy="556" r="12" fill="#c6533c"/><rect x="386" y="568" width="20" height="36" rx="8" fill="#c6533c"/><rect x="388" y="602" width="7" height="26" fill="#3d4654"/><rect x="398" y="602" width="7" height="26" fill="#3d4654"/>`,
);

const lake = svg(
  960,
  640,
  `${fade('sky', '#f7b98b', '#f9e2bd')}${fade('water', '#f0b48c', '#4b6d8a')}`,
  `<rect width="960" height="640" fill="url(#sky)"/><circle cx="480" cy="300" r="70" fill="#fff1cf"/>
  ${hills(960, 640, 290, 30, 0, '#a97f86')}${hills(960, 640, 325, 16, 2.4, '#7c6a7e')}
  <rect y="350" width="960" height="290" fill="url(#water)"/>
  ${times(12, (index) => `<rect x="${430 - ((index * 29) % 60)}" y="${362 + index * 20}" width="${100 + ((index * 41) % 90)}" height="6" rx="3" fill="#fff1cf" opacity="${0.7 - index * 0.05}"/>`)}
  <path d="M620 470h190l-34 44H660z" fill="#5b3f38"/><path d="M706 470V350l84 104z" fill="#fbf4e6"/><path d="M700 470V370l-56 84z" fill="#e9c9a3"/>`,
);

const noodles = svg(
  960,
  720,
  fade('table', '#c98f5e', '#a96f43'),
  `<rect width="960" height="720" fill="url(#table)"/>${times(7, (index) => `<rect y="${index * 110}" width="960" height="3" fill="#8d5a34" opacity=".5"/>`)}
  <ellipse cx="480" cy="400" rx="320" ry="290" fill="#7b4a2b" opacity=".35"/><circle cx="470" cy="370" r="290" fill="#2f5d7c"/><circle cx="470" cy="370" r="262" fill="#f5efe2"/><circle cx="470" cy="370" r="238" fill="#d98c3f"/>
  ${times(16, (index) => `<path d="M${270 + index * 24} ${300 + ((index * 47) % 60)}q60 80 -20 150t40 80" stroke="#f6dc9a" stroke-width="13" fill="none" stroke-linecap="round"/>`)}
  <ellipse cx="380" cy="290" rx="74" ry="58" fill="#fffaf0"/><circle cx="380" cy="290" r="34" fill="#f4a62a"/>
  ${times(14, (index) => `<circle cx="${500 + ((index * 61) % 150)}" cy="${240 + ((index * 43) % 130)}" r="13" fill="none" stroke="#5d9a46" stroke-width="8"/>`)}
  <path d="M360 480l90 -30 40 60 -90 34z" fill="#b3593b"/><path d="M460 500l90 -26 30 60 -84 28z" fill="#c76b48"/>
  <rect x="770" y="40" width="15" height="640" rx="7" fill="#4a2f22" transform="rotate(14 778 360)"/><rect x="810" y="40" width="15" height="640" rx="7" fill="#4a2f22" transform="rotate(17 818 360)"/>`,
);

const cake = svg(
  720,
  720,
  fade('wall', '#f3dfe2', '#f7efe6'),
  `<rect width="720" height="720" fill="url(#wall)"/><rect y="540" width="720" height="180" fill="#d7b59a"/>
  <ellipse cx="360" cy="590" rx="270" ry="52" fill="#fff"/><ellipse cx="360" cy="582" rx="240" ry="42" fill="#e8e4de"/>
  <rect x="160" y="350" width="400" height="230" rx="24" fill="#f2c9a0"/><rect x="160" y="440" width="400" height="26" fill="#b5524c"/>
  <path d="M160 350q0 -44 44 -44h312q44 0 44 44v40q-25 40 -50 0t-50 0 -50 6 -50 -6 -50 0 -50 4 -50 -4 -50 0z" fill="#fff6ec"/>
  ${times(6, (index) => fruit(205 + index * 62, 296 - (index % 2) * 8, 26, index % 2 ? '#c63d45' : '#d9534a'))}
  ${times(5, (index) => `<rect x="${228 + index * 62}" y="190" width="12" height="80" rx="4" fill="#7aa5c4"/><ellipse cx="${234 + index * 62}" cy="174" rx="9" ry="16" fill="#f6b23c"/>`)}`,
);

const cat = svg(
  960,
  720,
  `${fade('wall', '#9fc3b9', '#c9dcd0')}${fade('sky', '#a9d3ee', '#e9f3f2')}`,
  `<rect width="960" height="720" fill="url(#wall)"/><rect x="120" y="60" width="720" height="460" rx="12" fill="#fbf8f1"/><rect x="146" y="86" width="668" height="408" fill="url(#sky)"/>${hills(668, 120, 60, 16, 1, '#8fb98a').replace('<path', '<path transform="translate(146 374)"')}<rect x="470" y="86" width="20" height="408" fill="#fbf8f1"/><rect x="70" y="510" width="820" height="46" rx="8" fill="#efe7d8"/>
  <path d="M640 500q150 40 130 -90" stroke="#d98a45" stroke-width="34" fill="none" stroke-linecap="round"/><ellipse cx="560" cy="420" rx="150" ry="104" fill="#e39a55"/>
  <circle cx="400" cy="350" r="92" fill="#e39a55"/><path d="M322 316l4 -88 62 42zM478 316l-4 -88 -62 42z" fill="#e39a55"/><path d="M336 292l2 -42 32 22zM464 292l-2 -42 -32 22z" fill="#f3c6a8"/>
  <path d="M352 346q16 -18 32 0M416 346q16 -18 32 0" stroke="#4b3427" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M390 376h20l-10 13z" fill="#b8635a"/><path d="M400 389q-16 20 -32 4M400 389q16 20 32 4" stroke="#4b3427" stroke-width="5" fill="none"/>
  ${times(4, (index) => `<path d="M${520 + index * 46} 326q12 40 2 80" stroke="#b96f31" stroke-width="13" fill="none" stroke-linecap="round"/>`)}<ellipse cx="470" cy="512" rx="56" ry="24" fill="#f0b57c"/>`,
);

const flowers = svg(
  720,
  900,
  fade('wall', '#f4ead6', '#e9d6bd'),
  `<rect width="720" height="900" fill="url(#wall)"/><rect y="720" width="720" height="180" fill="#9a7b62"/>
  ${times(7, (index) => `<path d="M360 640Q${250 + index * 36} 470 ${130 + index * 78} ${330 - ((index * 61) % 130)}" stroke="#5d8a52" stroke-width="10" fill="none"/>`)}
  ${times(6, (index) => `<ellipse cx="${190 + index * 70}" cy="${490 + ((index * 31) % 60)}" rx="58" ry="20" fill="#6fa061" transform="rotate(${-50 + index * 22} ${190 + index * 70} ${490 + ((index * 31) % 60)})"/>`)}
  ${times(7, (index) => flower(130 + index * 78, 330 - ((index * 61) % 130), 62 + ((index * 17) % 22), ['#e27d91', '#f4b3bd', '#d95f76', '#f7d6da'][index % 4] ?? '#e27d91'))}
  <path d="M250 600h220l-26 210q-4 30 -34 30h-100q-30 0 -34 -30z" fill="#3f7f93"/><path d="M250 600h220l-5 40H255z" fill="#58a0b2"/>`,
);

const market = svg(
  960,
  720,
  fade('sky', '#bfe0ee', '#f5efdc'),
  `<rect width="960" height="720" fill="url(#sky)"/><rect x="60" y="240" width="840" height="420" fill="#8a5f41"/>
  <rect x="60" y="240" width="840" height="180" fill="#6e4a32"/><rect x="90" y="180" width="16" height="480" fill="#5d3f2b"/><rect x="854" y="180" width="16" height="480" fill="#5d3f2b"/>
  ${times(8, (index) => `<path d="M${40 + index * 110} 110h110v130q-55 50 -110 0z" fill="${index % 2 ? '#fdf6ea' : '#2f7fb0'}"/>`)}
  ${times(4, (index) => `<path d="M${90 + index * 200} 480h180l-20 130H${110 + index * 200}z" fill="#c89a63"/>`)}
  ${times(4, (index) => times(7, (one) => fruit(112 + index * 200 + (one % 4) * 46 + (one > 3 ? 22 : 0), 470 - (one > 3 ? 36 : 0), 26, ['#d3413f', '#f0a030', '#7fae4a', '#8e4585'][index] ?? '#d3413f')))}
  <rect y="640" width="960" height="80" fill="#c9bda6"/>`,
);

const street = svg(
  720,
  960,
  fade('sky', '#1f2a4d', '#6a4f7d', '#e39a7a'),
  `<rect width="720" height="960" fill="url(#sky)"/>${times(24, (index) => `<circle cx="${(index * 197) % 720}" cy="${(index * 71) % 280}" r="${1.5 + (index % 3)}" fill="#fff" opacity=".8"/>`)}
  ${times(6, (index) => `<rect x="${index * 124 - 10}" y="${300 + ((index * 97) % 190)}" width="118" height="600" fill="${index % 2 ? '#2b2b45' : '#353354'}"/>`)}
  ${times(72, (index) => `<rect x="${14 + (index % 6) * 124 + (Math.floor(index / 6) % 3) * 32}" y="${510 + Math.floor(index / 18) * 66}" width="18" height="28" fill="${(index * 7) % 5 < 2 ? '#4a4768' : '#f6cf7d'}"/>`)}
  <path d="M0 960l220 -190h280l220 190z" fill="#23233a"/>${times(4, (index) => `<rect x="${354 - index * 2}" y="${790 + index * 44}" width="${10 + index * 4}" height="24" fill="#e9d9a4"/>`)}
  ${times(4, (index) => `<path d="M0 ${430 + index * 6}q360 ${120 - index * 30} 720 0" stroke="#191a2c" stroke-width="3" fill="none"/>`)}${times(7, (index) => `<ellipse cx="${70 + index * 98}" cy="${476 + 32 * Math.sin((index / 6) * Math.PI)}" rx="26" ry="32" fill="#e4563f"/><rect x="${62 + index * 98}" y="${504 + 32 * Math.sin((index / 6) * Math.PI)}" width="16" height="8" fill="#f5c542"/>`)}`,
);

const beach = svg(
  960,
  720,
  `${fade('sky', '#6ec1e4', '#d6f0f4')}${fade('sea', '#2f93b5', '#7fd0cf')}`,
  `<rect width="960" height="720" fill="url(#sky)"/><rect y="300" width="960" height="220" fill="url(#sea)"/>${hills(960, 720, 510, 12, 0, '#f5faf7')}${hills(960, 720, 528, 12, 0.3, '#f1dcae')}
  <path d="M180 700q20 -240 120 -390" stroke="#7d5a3c" stroke-width="26" fill="none"/>${times(7, (index) => `<path d="M300 312q90 -50 170 40q-90 -20 -170 -40z" fill="${index % 2 ? '#3f8a4f' : '#54a35f'}" transform="rotate(${index * 52 - 40} 300 312)"/>`)}
  <path d="M590 560a150 130 0 0 1 300 0z" fill="#e2574c"/><path d="M650 560a92 130 0 0 1 60 -128 130 130 0 0 0 0 128zM770 560a100 130 0 0 0 -30 -130 130 130 0 0 1 90 130z" fill="#fdf3e3"/><rect x="735" y="430" width="9" height="230" fill="#7d5a3c"/>
  <path d="M540 300l40 -90 40 90z" fill="#fff"/><path d="M530 304h100l-20 22h-60z" fill="#b4553f"/>`,
);

const bicycle = svg(
  960,
  720,
  fade('wall', '#f1c27d', '#f4d9a9'),
  `<rect width="960" height="720" fill="url(#wall)"/><rect x="560" y="90" width="250" height="420" rx="125" fill="#3f7d78"/><rect x="584" y="114" width="202" height="396" rx="101" fill="#56968f"/><rect y="560" width="960" height="160" fill="#b7a793"/>
  ${[300, 660].map((x) => `<circle cx="${x}" cy="520" r="112" fill="none" stroke="#33373f" stroke-width="15"/>${times(8, (index) => `<path d="M${x} 520v-106" stroke="#777c85" stroke-width="3" transform="rotate(${index * 45} ${x} 520)"/>`)}`).join('')}
  <path d="M300 520l90 -180h210L460 520zM390 340l70 180M600 340l60 180M600 340l-14 -60h64M390 340l-16 -36" stroke="#c9483e" stroke-width="15" fill="none" stroke-linejoin="round"/><path d="M330 296h96q-12 22 -50 22z" fill="#33373f"/>
  <path d="M610 250h150l-18 84H628z" fill="#a9743f"/>${times(4, (index) => flower(632 + index * 36, 232 - (index % 2) * 22, 26, index % 2 ? '#fdf3e3' : '#e27d91'))}`,
);

const breakfast = svg(
  960,
  720,
  fade('cloth', '#e6eef2', '#d2dfe6'),
  `<rect width="960" height="720" fill="url(#cloth)"/>${times(9, (index) => `<rect x="${index * 120}" width="46" height="720" fill="#b9ced9" opacity=".5"/>`)}
  <circle cx="360" cy="380" r="250" fill="#fff"/><circle cx="360" cy="380" r="200" fill="#f3efe8"/>
  ${times(3, (index) => `<ellipse cx="${360 - index * 4}" cy="${420 - index * 34}" rx="150" ry="74" fill="${index % 2 ? '#d69a55' : '#c9863f'}"/><ellipse cx="${360 - index * 4}" cy="${412 - index * 34}" rx="138" ry="64" fill="#ecbf7c"/>`)}
  <path d="M270 340q90 -40 160 0q30 60 -20 96q-20 40 -30 -20t-60 0t-50 -76z" fill="#b8651b" opacity=".8"/><rect x="326" y="314" width="56" height="36" rx="6" fill="#fbe9a0"/>
  ${times(5, (index) => fruit(520 - index * 14, 470 + index * 26, 22, '#4b5a9c'))}
  <circle cx="760" cy="220" r="118" fill="#fff"/><circle cx="760" cy="220" r="92" fill="#7a4b2d"/><path d="M870 190q70 10 20 70l-26 -10" stroke="#fff" stroke-width="22" fill="none"/><path d="M730 190q30 -24 60 0t-30 60q-60 -30 -30 -60z" fill="#e9d2b3"/>
  <rect x="690" y="440" width="22" height="240" rx="11" fill="#aab4bb"/><ellipse cx="701" cy="430" rx="34" ry="52" fill="#aab4bb"/>`,
);

/** File names without ending, and what is drawn. */
export const pictures = {
  ...{ mountains, path, lake, noodles, cake, cat },
  ...{ flowers, market, street, beach, bicycle, breakfast },
};

/** @param {number} share of the clip, 0 to 1 */
function waves(share) {
  const turn = share * 2 * Math.PI;
  const row = (/** @type {number} */ index) =>
    hills(
      480,
      360,
      190 + index * 36,
      9 + index * 2,
      turn * (index % 2 ? -1 : 1) + index,
      ['#5fb3c4', '#439db3', '#2f859f', '#236d88', '#1a566f'][index] ?? '#1a566f',
    );
  return svg(
    480,
    360,
    fade('sky', '#f4a77c', '#fbe3b8'),
    `<rect width="480" height="360" fill="url(#sky)"/><circle cx="240" cy="${170 - 50 * share}" r="46" fill="#fff2cc"/>${row(0)}${row(1)}
    <g transform="translate(${130 + 200 * share} ${212 + 6 * Math.sin(turn * 2)}) rotate(${5 * Math.sin(turn * 2)})"><path d="M-46 20h92l-18 26h-58z" fill="#7a3f33"/><path d="M2 16V-56l44 62z" fill="#fdf6e8"/><path d="M-4 16V-42l-34 48z" fill="#f1d3a6"/></g>${row(2)}${row(3)}${row(4)}`,
  );
}

/** @param {number} share of the clip, 0 to 1 */
function kite(share) {
  const turn = share * 2 * Math.PI;
  const [x, y] = [180 + 70 * Math.sin(turn), 210 + 60 * Math.sin(2 * turn)];
  const tail = times(
    4,
    (index) =>
      `<circle cx="${x - 14 * Math.sin(turn * 3 + index)}" cy="${y + 74 + index * 24}" r="7" fill="${index % 2 ? '#f4c542' : '#3b86b8'}"/>`,
  );
  return svg(
    360,
    480,
    fade('sky', '#74b9e6', '#def1f7'),
    `<rect width="360" height="480" fill="url(#sky)"/>${times(3, (index) => `<ellipse cx="${((index * 150 + share * 120) % 460) - 50}" cy="${70 + index * 60}" rx="60" ry="18" fill="#fff" opacity=".8"/>`)}
    ${hills(360, 480, 400, 14, 1, '#8cbf78')}${hills(360, 480, 432, 10, 3, '#6aa35c')}<path d="M90 440Q120 330 ${x} ${y}" stroke="#5b6670" stroke-width="2" fill="none"/>
    <g transform="rotate(${14 * Math.sin(turn)} ${x} ${y})"><path d="M${x} ${y - 62}l46 52 -46 72 -46 -72z" fill="#d9483b"/><path d="M${x} ${y - 62}l46 52H${x}z" fill="#f4c542"/><path d="M${x} ${y + 62}l-46 -72h46z" fill="#f4c542"/></g>${tail}
    <circle cx="90" cy="424" r="11" fill="#3d4654"/><rect x="81" y="434" width="18" height="30" rx="7" fill="#3b86b8"/>`,
  );
}

/** File names without ending, what one moment of them looks like, and seconds. */
export const clips = {
  waves: { draw: waves, seconds: 4 },
  kite: { draw: kite, seconds: 3 },
};
