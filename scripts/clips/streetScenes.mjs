// Clips of streets: lanterns, a night market, a bicycle in the morning, a train past the window.
import { fade, svg, times } from '../demoShapes.mjs';
import { chance, figure, n, ramp, round, steam, swing, wrap } from './moving.mjs';

/**
 * @param {number} share
 * @param {number} x where it hangs
 * @param {number} y
 * @param {number} size
 * @param {number} index
 */
function lantern(share, x, y, size, index) {
  const colour = ['#f06a3f', '#f7a13a', '#e4503f'][index % 3] ?? '#f06a3f';
  const glow = 0.2 + 0.07 * swing(share, 3, index * 0.23);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(7 * swing(share, 3, index * 0.11))}) scale(${size})"><circle cy="36" r="58" fill="${colour}" opacity="${n(glow)}"/><path d="M0 0v14" stroke="#2a1c2c" stroke-width="3"/><ellipse cy="36" rx="25" ry="23" fill="${colour}"/><path d="M-10 15q-10 21 0 42M10 15q10 21 0 42" stroke="#fff0c8" stroke-width="2" fill="none" opacity=".55"/><rect x="-10" y="11" width="20" height="6" rx="2" fill="#5a2a22"/><rect x="-10" y="56" width="20" height="6" rx="2" fill="#5a2a22"/><path d="M0 62v18" stroke="#f7c95a" stroke-width="4"/></g>`;
}

/**
 * @param {number} share
 * @param {number} level of the ends
 * @param {number} sag
 * @param {number} size
 * @param {number} from number of the first
 */
function lanternRow(share, level, sag, size, from) {
  const count = 8;
  const lamps = times(count, (index) => {
    const at = (index + 0.5) / count;
    return lantern(share, at * 854, level + sag * 4 * at * (1 - at), size, index + from);
  });
  return `<path d="M0 ${level}Q427 ${level + sag * 2} 854 ${level}" stroke="#2a1c2c" stroke-width="3" fill="none"/>${lamps}`;
}

/**
 * People who walk past; each goes a whole number of times across.
 * @param {number} share
 * @param {number} y
 * @param {readonly [start: number, speed: number, size: number][]} all
 * @param {string} colour
 */
function walkers(share, y, all, colour) {
  return all
    .map(([start, speed, size], index) => {
      const x = wrap(start + share * speed * 1_014, 1_014) - 80;
      return figure(x, y - Math.abs(swing(share, 14, index * 0.2)) * 4, size, colour);
    })
    .join('');
}

/** @param {number} share */
function houses(share) {
  return times(7, (index) => {
    const [x, high] = [index * 128 - 22, 150 + chance(index + 2) * 110];
    const windows = times(8, (one) => {
      const lit = chance(index * 8 + one) > 0.4 || swing(share, 1, chance(one + index)) > 0.9;
      return `<rect x="${n(x + 20 + (one % 2) * 48)}" y="${n(430 - high + 34 + Math.floor(one / 2) * 48)}" width="30" height="32" rx="3" fill="${lit ? '#f6c667' : '#3b3157'}"/>`;
    });
    return `<path d="M${n(x - 12)} ${n(434 - high)}l76 -44 76 44z" fill="#191433"/><rect x="${n(x)}" y="${n(430 - high)}" width="128" height="${n(high)}" fill="${index % 2 ? '#241d42' : '#2c2350'}"/>${windows}`;
  });
}

/** @param {number} share */
export function lanterns(share) {
  return svg(
    854,
    480,
    fade('sky', '#161a3c', '#40305c', '#8a4a60'),
    `<rect width="854" height="480" fill="url(#sky)"/>${times(26, (index) => `<circle cx="${n(chance(index) * 854)}" cy="${n(chance(index + 50) * 150)}" r="${n(1.2 + chance(index + 70))}" fill="#fff" opacity="${n(0.6 + 0.35 * swing(share, 3, chance(index + 90)))}"/>`)}
    ${houses(share)}
    <path d="M0 430h854v50H0z" fill="#1a1530"/>${times(8, (index) => `<ellipse cx="${53 + index * 107}" cy="456" rx="${n(44 + 6 * swing(share, 3, index * 0.23))}" ry="9" fill="#f7a13a" opacity=".22"/>`)}
    <g transform="translate(236 232)" fill="#100c20"><ellipse cx="0" cy="0" rx="24" ry="15"/><circle cx="-22" cy="-15" r="11"/><path d="M-32 -20l1 -14 10 8zM-14 -22l2 -12 -10 6z"/><path d="M22 2q22 ${n(-6 + 10 * swing(share, 4))} ${n(30)} ${n(-24 + 12 * swing(share, 4))}" stroke="#100c20" stroke-width="6" fill="none" stroke-linecap="round"/></g>
    ${walkers(
      share,
      452,
      [
        [120, 1, 96],
        [560, 1, 84],
      ],
      '#0e0a1c',
    )}${lanternRow(share, 40, 52, 0.8, 0)}${lanternRow(share, 128, 66, 1.06, 1)}
    ${walkers(
      1 - share,
      486,
      [
        [300, 1, 128],
        [352, 1, 96],
        [820, 1, 120],
      ],
      '#07040f',
    )}`,
  );
}

/**
 * @param {number} share
 * @param {number} x
 * @param {string} colour of the awning
 * @param {number} index
 */
function stall(share, x, colour, index) {
  const fruit = times(
    11,
    (one) =>
      `<circle cx="${n(x + 24 + (one % 6) * 38 + (one > 5 ? 18 : 0))}" cy="${one > 5 ? 296 : 318}" r="20" fill="${['#c2452d', '#7fa23e', '#e98b2a', '#d9a441'][(one + index) % 4]}"/><circle cx="${n(x + 18 + (one % 6) * 38 + (one > 5 ? 18 : 0))}" cy="${one > 5 ? 289 : 311}" r="5" fill="#fff" opacity=".4"/>`,
  );
  const head = x + 122 + 26 * swing(share, 2, index * 0.3);
  return `<rect x="${x}" y="204" width="244" height="126" fill="#ffd98e"/><g transform="translate(${n(head)} ${n(300 + 2 * swing(share, 8, index * 0.2))})"><path d="M-34 40V-12a34 30 0 0 1 68 0v52z" fill="${colour}"/><circle cy="-64" r="25" fill="#c98f66"/><path d="M-27 -68a27 26 0 0 1 54 0z" fill="#fdf6ea"/><circle cx="-8" cy="-60" r="2.6" fill="#33261f"/><circle cx="8" cy="-60" r="2.6" fill="#33261f"/><path d="M-7 -50q7 6 14 0" stroke="#7a4630" stroke-width="3" fill="none" stroke-linecap="round"/></g>
    ${fruit}<rect x="${x - 6}" y="330" width="256" height="100" fill="#5b3524"/><rect x="${x - 6}" y="330" width="256" height="12" fill="#7a4a32"/>
    ${times(6, (one) => `<path d="M${n(x - 12 + one * 44.7)} 130h44.7l0 64q-22 ${n(26 + 5 * swing(share, 4, one * 0.13 + index * 0.3))} -44.7 0z" fill="${one % 2 ? '#fff3dc' : colour}"/>`)}<rect x="${x - 12}" y="118" width="268" height="16" rx="4" fill="${colour}"/>`;
}

/** @param {number} share */
export function nightMarket(share) {
  const bulbs = times(19, (index) => {
    const at = (index + 0.5) / 19;
    const y = 46 + 92 * at * (1 - at);
    const bright = 0.75 + 0.25 * swing(share, 4, index * 0.37);
    return `<circle cx="${n(at * 854)}" cy="${n(y + 9)}" r="17" fill="#ffd98e" opacity="${n(bright * 0.28)}"/><circle cx="${n(at * 854)}" cy="${n(y + 9)}" r="6.5" fill="#ffe9b8" opacity="${n(bright)}"/>`;
  });
  return svg(
    854,
    480,
    fade('sky', '#171d3c', '#3c2c54', '#6a4260'),
    `<rect width="854" height="480" fill="url(#sky)"/>${times(20, (index) => `<circle cx="${n(chance(index + 4) * 854)}" cy="${n(chance(index + 54) * 100)}" r="1.6" fill="#fff" opacity=".7"/>`)}
    <path d="M0 430V96h70v-30h90v60h110V74h84v60h150V60h96v50h120V84h70v40h64v306z" fill="#221c40"/><path d="M0 44Q427 92 854 44" stroke="#100c20" stroke-width="3" fill="none"/>${bulbs}
    <rect y="420" width="854" height="60" fill="#2a2038"/>${stall(share, 28, '#d9542f', 0)}${stall(share, 306, '#e9a23a', 1)}${stall(share, 584, '#2e8c82', 2)}
    ${steam(share, 428, 268, { count: 5, spread: 60, height: 110, cycles: 4, width: 8 })}
    ${walkers(
      share,
      484,
      [
        [90, 1, 176],
        [470, 1, 160],
      ],
      '#120d1f',
    )}${walkers(
      1 - share,
      492,
      [
        [640, 1, 190],
        [250, 2, 150],
      ],
      '#0b0715',
    )}`,
  );
}

/**
 * @param {number} share
 * @param {number} speed whole number of rows of houses in one clip
 */
function facades(share, speed) {
  const row = 5 * 214;
  const colours = ['#c97f52', '#e8c48a', '#8fae9a', '#d98f7a', '#b9c7c4'];
  return times(11, (index) => {
    const kind = index % 5;
    const x = index * 214 - wrap(share * speed, 1) * row;
    if (x > 860 || x < -220) return '';
    const high = 236 + ((kind * 53) % 96);
    return `<g transform="translate(${n(x)} ${390 - high})"><rect width="214" height="${high}" fill="${colours[kind]}"/><path d="M-6 0h226v-16H-6z" fill="#7e4a34"/>${times(2, (one) => `<rect x="${28 + one * 92}" y="34" width="62" height="76" rx="${kind % 2 ? 31 : 5}" fill="#3e6a66"/><rect x="${57 + one * 92}" y="34" width="4" height="76" fill="#f6ead6"/><rect x="${22 + one * 92}" y="110" width="74" height="9" rx="3" fill="#f6ead6"/>${times(3, (leaf) => `<circle cx="${38 + one * 92 + leaf * 20}" cy="106" r="10" fill="${['#c2452d', '#e27d91', '#f2b33d'][(leaf + kind) % 3]}"/>`)}`)}<path d="M76 ${high}v-92a31 31 0 0 1 62 0v92z" fill="#6f3f2c"/></g>`;
  });
}

/** @param {number} share */
function wheel(share, /** @type {number} */ x) {
  return `<g transform="translate(${x} 398) rotate(${n(share * 360 * 8)})"><circle r="52" fill="none" stroke="#24333a" stroke-width="8"/>${times(6, (index) => `<path d="M0 -50V50" stroke="#77848a" stroke-width="2" transform="rotate(${index * 30})"/>`)}<circle r="6" fill="#24333a"/></g>`;
}

/**
 * A leg from the saddle over the knee to the pedal.
 * @param {number} turn of the pedals
 * @param {string} colour
 */
function leg(turn, colour) {
  const [hipX, hipY] = [384, 286];
  const [footX, footY] = [428 + 20 * Math.cos(turn), 396 + 20 * Math.sin(turn)];
  const far = Math.hypot(footX - hipX, footY - hipY);
  const [thigh, shin] = [68, 70];
  const bend = Math.acos(
    Math.min(1, (thigh * thigh + far * far - shin * shin) / (2 * thigh * far)),
  );
  const aim = Math.atan2(footY - hipY, footX - hipX) - bend;
  const [kneeX, kneeY] = [hipX + thigh * Math.cos(aim), hipY + thigh * Math.sin(aim)];
  return `<path d="M${hipX} ${hipY}L${n(kneeX)} ${n(kneeY)}L${n(footX)} ${n(footY)}" stroke="${colour}" stroke-width="21" fill="none" stroke-linecap="round" stroke-linejoin="round"/><rect x="${n(footX - 11)}" y="${n(footY + 1)}" width="34" height="13" rx="6" fill="#7a2f24"/>`;
}

/** @param {number} share */
function rider(share) {
  const turn = share * round * 8;
  return `<g transform="translate(0 ${n(2 * swing(share, 16))})">${leg(turn + Math.PI, '#2a4152')}
    <path d="M340 398L376 316H494L428 398zM376 316L428 398M494 316L532 398M494 316l-8 -34h30" stroke="#c2452d" stroke-width="9" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M354 308h52q-8 14 -30 14z" fill="#24333a"/>
    <g transform="translate(548 300)"><path d="M-34 -18h68l-8 44h-52z" fill="#a9743f"/><path d="M-20 -18q-6 -40 6 -60" stroke="#d9b27c" stroke-width="13" stroke-linecap="round" fill="none"/>${times(4, (index) => `<circle cx="${n(2 + index * 11)}" cy="${n(-26 - (index % 2) * 11 + swing(share, 16, index * 0.2))}" r="10" fill="${['#f4f1ea', '#e27d91', '#f2b33d', '#e27d91'][index]}"/>`)}</g>
    ${leg(turn, '#35566b')}<path d="M362 292q-4 -88 52 -104q34 2 30 36q-8 52 -40 70z" fill="#f2b33d"/><path d="M424 214q30 30 78 66" stroke="#e7a22e" stroke-width="19" fill="none" stroke-linecap="round"/><circle cx="502" cy="280" r="10" fill="#d99f74"/>
    <circle cx="446" cy="156" r="30" fill="#d99f74"/><path d="M414 156a33 33 0 0 1 64 -10l16 6h-44z" fill="#3e6a66"/><path d="M416 158q-22 ${n(8 + 6 * swing(share, 12))} ${n(-42)} ${n(2 + 9 * swing(share, 12, 0.1))}" stroke="#4a2c20" stroke-width="13" fill="none" stroke-linecap="round"/><circle cx="460" cy="156" r="3.4" fill="#33261f"/><path d="M456 170q8 4 13 -2" stroke="#7a4630" stroke-width="3" fill="none" stroke-linecap="round"/></g>`;
}

/** @param {number} share */
export function bicycle(share) {
  const lamps = times(3, (index) => {
    const x = wrap(index * 360 + 180 - share * 2 * 1_080, 1_080) - 100;
    return `<g transform="translate(${n(x)} 0)"><rect x="-5" y="150" width="10" height="270" fill="#3d3a3f"/><path d="M-24 150h48l-8 -42h-32z" fill="#3d3a3f"/><rect x="-14" y="114" width="28" height="30" fill="#ffe9b8"/></g>`;
  });
  return svg(
    854,
    480,
    fade('sky', '#f6cf9e', '#fbead0'),
    `<rect width="854" height="480" fill="url(#sky)"/><circle cx="690" cy="90" r="50" fill="#fff6dc"/>${facades(share, 1)}
    <rect y="388" width="854" height="24" fill="#d8be98"/><rect y="412" width="854" height="68" fill="#b89b78"/>${times(8, (index) => `<rect x="${n(wrap(index * 134 - share * 3 * 1_072, 1_072) - 110)}" y="456" width="70" height="8" rx="4" fill="#ecd9b8"/>`)}
    ${lamps}<ellipse cx="440" cy="452" rx="170" ry="9" fill="#7a6248" opacity=".4"/>${wheel(share, 340)}${wheel(share, 532)}${rider(share)}`,
  );
}

/** @param {number} share */
function towers(share) {
  return times(6, (index) => {
    const [x, top] = [index * 82 - 10, 250 + chance(index + 12) * 150];
    const windows = times(36, (one) => {
      const own = chance(index * 40 + one);
      const lit = own > 0.52 || (own > 0.47 && swing(share, 1, own * 20) > 0);
      return `<rect x="${n(x + 10 + (one % 4) * 17)}" y="${n(top + 20 + Math.floor(one / 4) * 26)}" width="10" height="14" rx="1.5" fill="${lit ? (one % 7 ? '#f2c879' : '#a9d6e6') : '#16294a'}"/>`;
    });
    return `<rect x="${n(x)}" y="${n(top)}" width="84" height="500" fill="${index % 2 ? '#0f2242' : '#14294c'}"/>${windows}`;
  });
}

/** @param {number} share */
function train(share) {
  const x = -560 + ramp(0.02, 0.98, wrap(share + 0.38, 1)) * 1_180;
  const cars = times(
    3,
    (index) =>
      `<g transform="translate(${index * 178} 0)"><rect width="172" height="64" rx="12" fill="#e9edf0"/><rect y="44" width="172" height="9" fill="#e4572e"/>${times(4, (one) => `<rect x="${12 + one * 39}" y="10" width="31" height="28" rx="4" fill="#ffdf94"/>${chance(index * 4 + one) > 0.4 ? `<path d="M${20 + one * 39} 38v-8a7 7 0 0 1 14 0v8z" fill="#6b5a4a"/><circle cx="${27 + one * 39}" cy="19" r="5" fill="#6b5a4a"/>` : ''}`)}</g>`,
  );
  return `<g transform="translate(${n(x)} ${n(498 + swing(share, 20))})">${cars}<path d="M528 40l190 40v-34z" fill="#ffedb8" opacity=".22"/></g>`;
}

/** @param {number} share */
export function nightTrain(share) {
  return svg(
    480,
    854,
    fade('sky', '#0d1a36', '#274670', '#c77b58') + fade('wall', '#2b2230', '#221a28'),
    `<rect width="480" height="700" fill="url(#sky)"/>${times(22, (index) => `<circle cx="${n(chance(index + 7) * 480)}" cy="${n(60 + chance(index + 57) * 200)}" r="1.6" fill="#fff" opacity="${n(0.6 + 0.35 * swing(share, 2, chance(index)))}"/>`)}
    <circle cx="352" cy="152" r="40" fill="#f5e7c6"/><circle cx="340" cy="144" r="8" fill="#e3d2a8"/><circle cx="364" cy="166" r="6" fill="#e3d2a8"/>${towers(share)}
    ${times(4, (index) => `<rect x="${40 + index * 130}" y="566" width="20" height="160" fill="#0a1428"/>`)}<rect y="560" width="480" height="16" fill="#0a1428"/>${train(share)}<rect y="562" width="480" height="7" fill="#1c2f52"/>
    <path d="M0 0H480V854H0zM40 44V690H440V44z" fill="url(#wall)" fill-rule="evenodd"/><path d="M32 36H448V698H32zM46 50V684H434V50z" fill="#6d4a3a" fill-rule="evenodd"/><rect x="234" y="44" width="12" height="646" fill="#6d4a3a"/>
    <path d="M24 20Q${n(110 + 8 * swing(share, 2))} 220 ${n(46 + 10 * swing(share, 2, 0.1))} 520L10 700V20z" fill="#b5523f" opacity=".95"/><path d="M456 20Q${n(370 + 8 * swing(share, 2, 0.3))} 220 ${n(434 + 10 * swing(share, 2, 0.4))} 520L470 700V20z" fill="#b5523f" opacity=".95"/><rect y="10" width="480" height="20" rx="8" fill="#4a3028"/>
    <rect y="690" width="480" height="26" fill="#8a5f47"/><rect y="716" width="480" height="138" fill="#33262f"/>
    <g transform="translate(144 690)"><path d="M-34 0q-6 -66 34 -70t40 70z" fill="#e39a55"/><circle cx="2" cy="-86" r="30" fill="#e39a55"/><path d="M-24 -100l-2 -26 22 14zM28 -100l2 -26 -22 14z" fill="#e39a55"/><path d="M36 -6q44 ${n(6 + 10 * swing(share, 3))} 52 ${n(-30 + 16 * swing(share, 3))}" stroke="#d98a45" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M-14 -46h30M-18 -30h38" stroke="#c67c3a" stroke-width="6" stroke-linecap="round"/></g>
    <g transform="translate(352 690)"><path d="M-30 -54h60l-8 54h-44z" fill="#4e7c8a"/>${times(5, (index) => `<path d="M0 -54Q${n(-40 + index * 20)} -110 ${n(-56 + index * 28 + 4 * swing(share, 2, index * 0.1))} ${-128 - (index % 2) * 26}" stroke="#5d9a66" stroke-width="8" fill="none" stroke-linecap="round"/>`)}</g>
    <g transform="translate(60 780)"><rect x="-30" y="-28" width="70" height="56" rx="10" fill="#e8e0d2"/><path d="M40 -16q26 2 20 22t-20 14" stroke="#e8e0d2" stroke-width="9" fill="none"/></g>${steam(share, 66, 748, { count: 3, spread: 14, height: 50, cycles: 4, width: 5 })}`,
  );
}
