import type { Brand } from '../brand.ts';
import type { LocaleId } from '../locales.ts';
import type { Look } from '../look.ts';
import type { TypeTokenName } from './tokens.ts';

const latin = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const simplified =
  'system-ui,-apple-system,"PingFang SC","HarmonyOS Sans SC",MiSans,"Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif';
const traditional =
  'system-ui,-apple-system,"PingFang TC","PingFang HK","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif';

const textFonts: Readonly<Record<LocaleId, string>> = {
  'zh-CN': simplified,
  'zh-HANT': traditional,
  'en-US': latin,
  'ms-MY': latin,
  'vi-VN': latin,
  'es-ES': latin,
};

type Weights = { title: number; name: number; display: number; label: number };
type Voice = Weights & { track: string; trackDisplay: string };

const voices: Readonly<Record<Look['type'], Voice>> = {
  plain: {
    title: 600,
    name: 600,
    display: 600,
    label: 500,
    track: '-0.011em',
    trackDisplay: '-0.022em',
  },
  large: {
    title: 600,
    name: 600,
    display: 600,
    label: 500,
    track: '-0.011em',
    trackDisplay: '-0.02em',
  },
  bold: {
    title: 800,
    name: 700,
    display: 800,
    label: 700,
    track: '-0.02em',
    trackDisplay: '-0.04em',
  },
};

/** Fonts, line heights, weights and tracking: what changes when the person switches language. */
export function typeTokens(brand: Brand, locale: LocaleId): Record<TypeTokenName, string> {
  const { look } = brand.theme;
  const voice = voices[look.type];
  const chinese = locale.startsWith('zh');
  const serif = look.heading === 'serif';
  const track = chinese ? '0' : voice.track;
  return {
    fontText: textFonts[locale],
    fontHeading: headingFont(look.heading, locale),
    lhBody: chinese ? '1.5' : '1.36',
    // Stacked Vietnamese marks are clipped below 1.25.
    lhTight: chinese ? '1.3' : locale === 'vi-VN' ? '1.26' : '1.22',
    wName: String(chinese ? 500 : voice.name),
    wTitle: String(chinese ? 600 : voice.title),
    wDisplay: String(voice.display),
    wLabel: String(voice.label),
    wHeading: String(serif ? 700 : voice.title),
    trackTitle: track,
    trackDisplay: voice.trackDisplay,
    trackHeading: serif ? (chinese ? '0' : '-0.005em') : track,
  };
}

function headingFont(kind: Look['heading'], locale: LocaleId): string {
  const base = textFonts[locale];
  if (kind === 'rounded') return `ui-rounded,"SF Pro Rounded",${base}`;
  if (kind === 'sans') return base;
  const song = locale === 'zh-HANT' ? 'Songti TC' : 'Songti SC';
  return `ui-serif,"New York","Noto Serif",Georgia,"${song}",serif`;
}
