// Clips of food: a bowl of noodles from above, a pan in a kitchen, a fish stall in the morning.
import { fade, svg, times } from '../demoShapes.mjs';
import { birds, chance, n, ramp, round, steam, swing, wrap } from './moving.mjs';

/** @param {number} share */
function strands(share) {
  return times(15, (index) => {
    const x = 306 + index * 17;
    const sway = 7 * swing(share, 2, index * 0.13);
    const y = 196 + Math.abs(index - 7) * 7;
    return `<path d="M${x} ${y}q${n(44 + sway)} 46 ${n(-12 + sway)} 92t${n(30 - sway)} ${70 - Math.abs(index - 7) * 6}" stroke="${index % 2 ? '#f6dc9a' : '#fbe7b4'}" stroke-width="10" fill="none" stroke-linecap="round"/>`;
  });
}

/**
 * Chopsticks dip into the bowl twice and lift noodles out of it.
 * @param {number} share
 */
function chopsticks(share) {
  const lift = Math.max(0, Math.sin(round * (share * 2 + 0.08))) ** 0.8;
  const [x, y] = [478 + lift * 26, 262 - lift * 92];
  const lifted = times(7, (index) => {
    const left = x - 30 + index * 8;
    return `<path d="M${n(left)} ${n(y)}C${n(left - 10)} ${n(y + 60)} ${n(430 + index * 12 + 8 * swing(share, 4, index * 0.1))} ${n(250)} ${n(424 + index * 13)} 300" stroke="${index % 2 ? '#fbe7b4' : '#f3d588'}" stroke-width="9" fill="none" stroke-linecap="round" opacity="${n(ramp(0.02, 0.2, lift))}"/>`;
  });
  return `${lifted}<g transform="translate(${n(x)} ${n(y)})"><path d="M-42 20L300 -238" stroke="#3a2418" stroke-width="13" stroke-linecap="round"/><path d="M-36 -4L322 -206" stroke="#5a3826" stroke-width="13" stroke-linecap="round"/><path d="M236 -190l64 -48M262 -172l60 -34" stroke="#c9432e" stroke-width="13" stroke-linecap="round"/></g>`;
}

/** @param {number} share */
export function noodles(share) {
  const onions = times(16, (index) => {
    const turn = index * 2.4 + 0.25 * swing(share, 1, index / 16);
    const far = 66 + chance(index) * 92;
    return `<circle cx="${n(430 + far * Math.cos(turn) * 1.02)}" cy="${n(258 + far * Math.sin(turn) * 0.84)}" r="7" fill="none" stroke="#5d9a46" stroke-width="5"/>`;
  });
  return svg(
    854,
    480,
    fade('table', '#a9653f', '#7d422a'),
    `<rect width="854" height="480" fill="url(#table)"/>${times(6, (index) => `<rect y="${index * 92 + 20}" width="854" height="5" fill="#6d3823" opacity=".55"/>`)}
    <rect x="60" y="60" width="738" height="392" rx="26" fill="#d9c7a2" opacity=".16"/>
    <ellipse cx="444" cy="284" rx="236" ry="206" fill="#3a1d12" opacity=".35"/><ellipse cx="430" cy="262" rx="232" ry="204" fill="#2f5d7c"/><ellipse cx="430" cy="258" rx="214" ry="186" fill="#f5efe2"/><ellipse cx="430" cy="260" rx="192" ry="164" fill="#d98c3f"/><ellipse cx="430" cy="264" rx="180" ry="150" fill="#e39a4c"/>
    ${strands(share)}${onions}
    <g transform="rotate(${n(4 * swing(share, 1))} 346 206)"><ellipse cx="346" cy="206" rx="50" ry="41" fill="#fffaf0"/><circle cx="346" cy="206" r="22" fill="#f4a62a"/><ellipse cx="339" cy="199" rx="7" ry="5" fill="#fff" opacity=".6"/></g>
    <g transform="rotate(${n(3 * swing(share, 1, 0.4))} 380 352)"><path d="M330 340l72 -20 26 34 -70 24z" fill="#b3593b"/><path d="M338 346l70 -20M346 356l70 -20" stroke="#8a3d26" stroke-width="4"/><path d="M406 356l66 -16 20 32 -62 20z" fill="#c76b48"/></g>
    <circle cx="132" cy="128" r="54" fill="#f5efe2"/><circle cx="132" cy="128" r="42" fill="#7d2f22"/><circle cx="132" cy="128" r="${n(30 + 2 * swing(share, 3))}" fill="#96392a"/>
    <g transform="translate(120 352)"><ellipse rx="62" ry="50" fill="#4e7c6a"/><ellipse rx="46" ry="36" fill="#e9e2c8"/>${times(5, (index) => `<circle cx="${-22 + index * 11}" cy="${(index % 2) * 12 - 6}" r="9" fill="#6f9c48"/>`)}</g>
    ${chopsticks(share)}${steam(share, 400, 190, { count: 6, spread: 120, height: 120 })}`,
  );
}

/** Vegetables of the pan: how far to the right, colour, height of the throw. */
const vegetables = times(14, () => '.')
  .split('')
  .map((_, index) => ({
    x: -104 + index * 16,
    colour: ['#5c8e3e', '#d2492f', '#f2b33d', '#7fae4a', '#e98b2a'][index % 5] ?? '#5c8e3e',
    throw: 70 + chance(index) * 90,
    late: chance(index + 30) * 0.1,
  }));

/** @param {number} share */
function pan(share) {
  const beat = wrap(share * 4 + 0.55, 1);
  const tilt = 9 * Math.sin(Math.PI * ramp(0.05, 0.3, beat)) * (beat < 0.3 ? 1 : 0);
  const flying = vegetables.map(({ x, colour, throw: high, late }, index) => {
    const age = Math.min(1, Math.max(0, (beat - 0.14 - late) / 0.62));
    const up = high * 4 * age * (1 - age);
    return `<rect x="${n(x - 8)}" y="${n(-17 - up - (index % 3) * 5)}" width="${14 + (index % 3) * 4}" height="12" rx="5" fill="${colour}" transform="rotate(${n(age * 360 * (index % 2 ? 1 : -1))} ${n(x)} ${n(-10 - up)})"/>`;
  });
  return `<g transform="translate(410 350) rotate(${n(tilt)} 150 0)"><path d="M150 -6h190q12 0 12 9t-12 9H150z" fill="#2b3536"/><ellipse rx="168" ry="22" cy="-8" fill="#202828"/>${flying.join('')}<path d="M-168 -8H168C160 36 118 46 84 46H-84C-118 46 -160 36 -168 -8z" fill="#3c4a4a"/><path d="M-160 8H160" stroke="#526161" stroke-width="4"/></g>`;
}

/** @param {number} share */
function flames(share) {
  return times(9, (index) => {
    const high = 20 + 9 * swing(share, 14, index * 0.31);
    const x = 320 + index * 22;
    return `<path d="M${x - 10} 418Q${x - 8} ${n(418 - high * 0.7)} ${n(x + 3 * swing(share, 9, index * 0.2))} ${n(418 - high)}Q${x + 8} ${n(418 - high * 0.7)} ${x + 10} 418z" fill="${index % 2 ? '#4aa3e0' : '#f5a53a'}" opacity=".9"/>`;
  });
}

/** @param {number} share */
export function kitchen(share) {
  return svg(
    854,
    480,
    fade('wall', '#dfe9e3', '#eef1e6'),
    `<rect width="854" height="480" fill="url(#wall)"/>${times(12, (index) => `<rect x="${index * 72}" y="196" width="70" height="70" rx="6" fill="${index % 2 ? '#cfdfd8' : '#d8e6df'}"/>`)}${times(12, (index) => `<rect x="${index * 72}" y="268" width="70" height="70" rx="6" fill="${index % 2 ? '#d8e6df' : '#cfdfd8'}"/>`)}
    <rect x="0" y="150" width="854" height="16" fill="#a9653c"/>${['#e0795a', '#4e7c6a', '#f0c25b', '#8aa7c0'].map((colour, index) => `<rect x="${54 + index * 78}" y="${84 + (index % 2) * 18}" width="56" height="${66 - (index % 2) * 18}" rx="10" fill="${colour}"/><rect x="${60 + index * 78}" y="${74 + (index % 2) * 18}" width="44" height="14" rx="5" fill="#8a5a3a"/>`).join('')}
    <path d="M420 150V96q0 -14 14 -14h92q14 0 14 14v54z" fill="#3d5a55"/><rect x="434" y="98" width="92" height="36" rx="6" fill="#2c423e"/>
    <g transform="translate(640 84)"><circle r="46" fill="#fff"/><circle r="46" fill="none" stroke="#a9653c" stroke-width="8"/><path d="M0 0V-28" stroke="#33413e" stroke-width="5" stroke-linecap="round" transform="rotate(130)"/><path d="M0 0V-36" stroke="#c9432e" stroke-width="3" stroke-linecap="round" transform="rotate(${Math.floor(share * 12) * 30})"/><circle r="4" fill="#33413e"/></g>
    ${times(3, (index) => `<g transform="rotate(${n(4 * swing(share, 2, index * 0.2))} ${724 + index * 38} 166)"><rect x="${722 + index * 38}" y="166" width="5" height="52" fill="#7a8784"/><ellipse cx="${724 + index * 38}" cy="226" rx="13" ry="17" fill="#8f9c99"/></g>`)}
    <rect y="424" width="854" height="56" fill="#b78158"/><rect y="424" width="854" height="10" fill="#9c6a45"/><rect x="290" y="410" width="236" height="18" rx="5" fill="#2e3a3a"/>${flames(share)}
    <g><rect x="60" y="408" width="176" height="18" rx="6" fill="#d9b27c"/><ellipse cx="106" cy="394" rx="30" ry="16" fill="#d2492f"/><path d="M106 380q4 -12 16 -12" stroke="#4f7d3a" stroke-width="5" fill="none"/><ellipse cx="176" cy="396" rx="34" ry="13" fill="#5c8e3e"/></g>
    ${steam(share, 410, 300, { count: 6, spread: 120, height: 190, width: 10 })}${pan(share)}`,
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 * @param {number} turn degrees
 * @param {number} flap degrees of the tail
 */
function fish(x, y, size, colour, turn, flap) {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size})"><g transform="rotate(${n(flap)} -34 0)"><path d="M-30 0l-26 -18q6 18 0 36z" fill="${colour}"/></g><path d="M-38 0C-20 -26 26 -26 46 0 26 26 -20 26 -38 0z" fill="${colour}"/><path d="M-34 3C-16 22 24 22 44 2 22 10 -12 11 -34 3z" fill="#fff" opacity=".45"/><path d="M-6 -18q10 -16 26 -14q-4 8 -6 15z" fill="${colour}"/><circle cx="30" cy="-5" r="4" fill="#fff"/><circle cx="31" cy="-5" r="2.2" fill="#22313a"/></g>`;
}

/** @param {number} share */
function seller(share) {
  const arm = -30 - 42 * Math.max(0, swing(share, 2, 0.1));
  return `<g transform="translate(152 ${n(430 + 3 * swing(share, 4))})"><path d="M-62 140V30a62 60 0 0 1 124 0v110z" fill="#2f6f8f"/><path d="M-38 140V48h76v92z" fill="#f4efe4"/><circle cy="-58" r="42" fill="#d99f74"/><path d="M-46 -66a46 44 0 0 1 92 0l14 8H-46z" fill="#c9432e"/><path d="M-12 -38q12 10 24 0" stroke="#7a4630" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="-14" cy="-56" r="4" fill="#33261f"/><circle cx="14" cy="-56" r="4" fill="#33261f"/>
    <g transform="rotate(${n(arm)} 44 20)"><rect x="36" y="8" width="92" height="26" rx="13" fill="#2f6f8f"/><circle cx="128" cy="21" r="15" fill="#d99f74"/></g></g>`;
}

/**
 * One fish is thrown from hand to hand, three times in a clip.
 * @param {number} share
 */
function thrown(share) {
  const age = wrap(share * 2 + 0.55, 1) / 0.52;
  if (age > 1) return '';
  return fish(
    278 + age * 250,
    404 - 250 * age * (1 - age) * 4 * 0.62,
    0.92,
    '#e0795a',
    -70 + age * 200,
    18 * swing(share, 24),
  );
}

/** @param {number} share */
export function fishStall(share) {
  const colours = ['#5f8fa8', '#e0795a', '#8aa7a0', '#d9a441', '#6d7fb0'];
  const row = (/** @type {number} */ level) =>
    times(5, (index) => {
      const lively = (index + level) % 4 === 1 ? Math.max(0, swing(share, 6, index * 0.2)) : 0;
      const place = [64 + index * 98 - level * 28, 604 + level * 62 - lively * 12];
      return fish(
        place[0] ?? 0,
        place[1] ?? 0,
        0.86,
        colours[(index + level * 2) % 5] ?? '#5f8fa8',
        -8 + lively * 10,
        4 + 16 * lively,
      );
    });
  return svg(
    480,
    854,
    fade('sky', '#f7c59a', '#fbe6c8', '#e8f0ea'),
    `<rect width="480" height="854" fill="url(#sky)"/><circle cx="384" cy="300" r="52" fill="#fff3d4"/><rect y="340" width="480" height="240" fill="#7fb4bd"/>${times(11, (index) => `<rect x="${n(40 + wrap(chance(index) * 400 + 20 * swing(share, 1, index * 0.2), 400))}" y="${352 + index * 16}" width="${30 + index * 6}" height="4" rx="2" fill="#fff3d4" opacity=".7"/>`)}
    <g transform="translate(${n(386 + 8 * swing(share, 1))} ${n(352 + 3 * swing(share, 3))})"><path d="M-52 0H54l-14 26H-38z" fill="#8c3f2c"/><path d="M-4 -4V-64l44 56z" fill="#fdf6ea"/></g>${birds(share, 480, 232, '#5d6470', 3)}
    <rect x="22" y="150" width="14" height="480" fill="#7a4f34"/><rect x="444" y="150" width="14" height="480" fill="#7a4f34"/>${seller(share)}
    ${times(6, (index) => `<path d="M${index * 80} 60h80v${104}q-40 ${n(40 + 6 * swing(share, 3, index * 0.15))} -80 0z" fill="${index % 2 ? '#fdf6ea' : '#2f8a86'}"/>`)}<rect y="44" width="480" height="22" fill="#226a67"/>
    <g transform="rotate(${n(6 * swing(share, 2))} 330 190)"><path d="M330 190v58" stroke="#33413e" stroke-width="4"/><path d="M304 276q26 -46 52 0z" fill="#33413e"/><circle cx="330" cy="280" r="13" fill="#ffe9a8"/></g>
    ${thrown(share)}<path d="M0 570H480V760H0z" fill="#e9f4f6"/>${times(46, (index) => `<rect x="${n(chance(index) * 470)}" y="${n(572 + chance(index + 60) * 176)}" width="22" height="17" rx="4" fill="${index % 2 ? '#fff' : '#cfe5ea'}" transform="rotate(${index * 37} ${n(chance(index) * 470 + 11)} ${n(580 + chance(index + 60) * 176)})"/>`)}
    ${row(0)}${row(1)}${row(2)}<rect y="752" width="480" height="102" fill="#8c5a3a"/><rect y="752" width="480" height="16" fill="#a97048"/>
    ${times(4, (index) => `<g transform="translate(${62 + index * 118} 800) rotate(${index % 2 ? 3 : -3})"><rect x="-36" y="-24" width="72" height="48" rx="6" fill="#fdf6ea"/><rect x="-24" y="-10" width="48" height="6" rx="3" fill="#c9432e"/><rect x="-24" y="4" width="32" height="6" rx="3" fill="#8f9c99"/></g>`)}`,
  );
}
