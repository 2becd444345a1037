import type { OutputOf } from '../../app/contract/call.ts';
import type { getFindVideo } from '../../app/contract/video/getFindVideo.ts';
import type { highlights, videos } from '../database/schema.ts';
import { localText } from './localText.ts';

type Row = typeof videos.$inferSelect | typeof highlights.$inferSelect;
type Face = Pick<
  OutputOf<typeof getFindVideo>['list'][number],
  'title' | 'cover' | 'thumbnail' | 'width' | 'height'
>;

/** @returns what stands for a clip, its title in the first of these languages that it has. */
export function clipFace(row: Row, ...wanted: readonly string[]): Face {
  const { titles, cover, thumbnail, width, height } = row;
  return { title: localText(titles, ...wanted), cover, thumbnail, width, height };
}

/** @returns the captions of a clip, the language of the request first. @param folder address of its files */
export function captionsOf(
  row: Row,
  folder: string,
  locale: string,
): { language: string; label: string; url: string }[] {
  const files = Object.entries(JSON.parse(row.captions) as Record<string, string>);
  const own = files.filter(([language]) => language === locale);
  const others = files.filter(([language]) => language !== locale);
  return [...own, ...others].map(([language, file]) => ({
    language,
    label: languageName(language),
    url: `${folder}/${file}`,
  }));
}

/** @returns the name of a language in itself. */
function languageName(language: string): string {
  const tag =
    language === 'zh-HANT' ? 'zh-Hant' : language === 'zh-CN' ? 'zh-Hans' : language.slice(0, 2);
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? language;
}
