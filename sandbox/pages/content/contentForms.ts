import { localeIds, localeInfo } from '../../../app/brand/locales.ts';
import type { SandboxBrand } from '../../brands.ts';
import { longestTurn } from '../../content/carouselTurn.ts';
import { highlightFilters } from '../../content/highlightFilters.data.ts';
import { html, type Markup } from '../html.ts';
import { longestTitle } from './changeContent.ts';

type Option = { value: string; label: string };

export function videoForm(
  brand: SandboxBrand,
  categories: readonly { id: string; name: string }[],
): Markup {
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return form(
    brand,
    'video',
    'Add a video',
    html`${clipFields}${titleFields(brand)}${pick('Category', 'category', [{ value: '', label: 'none' }, ...options])}`,
  );
}

export function highlightForm(brand: SandboxBrand): Markup {
  const topic = highlightFilters.find(({ name }) => name === 'topic');
  const options = (topic?.options ?? []).map(({ value, labels }) => {
    return { value, label: labels['en-US'] };
  });
  return html`${form(
    brand,
    'highlight',
    'Add a highlight',
    html`${clipFields}${titleFields(brand)}${pick('Topic', 'topic', options)}<label>Host, by account name<input name="host" required autocomplete="off"></label>`,
  )}<p>It is shown as a replay: no live stream is taken here.</p>`;
}

const places: readonly Option[] = [
  { value: 'carousel', label: 'Carousel, 960 × 400' },
  { value: 'pick', label: 'Pick, 320 × 320' },
  { value: 'opening', label: 'Opening picture, 720 × 1280' },
];

export function pictureForm(brand: SandboxBrand): Markup {
  return form(
    brand,
    'picture',
    'Add a picture',
    html`${pick('Place', 'kind', places)}<label>Picture (JPEG, PNG, WebP)<input type="file" name="image" accept="image/jpeg,image/png,image/webp" required></label>${titleFields(brand)}<label>Link (https; a pick needs one, an opening picture has none)<input name="link" type="url" size="40" autocomplete="off"></label>`,
  );
}

/** @param seconds as it is now */
export function turnForm(brand: SandboxBrand, seconds: number): Markup {
  return form(
    brand,
    'turn',
    'Set the carousel',
    html`<label>Seconds until the next picture of the carousel follows by itself (0: never)<input name="seconds" type="number" min="0" max="${longestTurn}" value="${seconds}" required></label>`,
  );
}

const clipFields = html`<label>MP4 (H.264, AAC)<input type="file" name="clip" accept="video/mp4" required></label><label>Poster (JPEG, PNG, WebP)<input type="file" name="poster" accept="image/jpeg,image/png,image/webp" required></label>`;

/** The brand's own language first: the only one that is needed. */
function titleFields({ locale: own, locales }: SandboxBrand): Markup {
  const offered = localeIds.filter((locale) => locales.includes(locale));
  const sorted = [...offered].sort((one, other) => Number(other === own) - Number(one === own));
  const fields = sorted.map((locale) => {
    const { name, tag } = localeInfo[locale];
    const needed = locale === own ? html` required` : '';
    return html`<label>Title, ${name}<input name="title.${locale}" lang="${tag}" maxlength="${longestTitle}" autocomplete="off"${needed}></label>`;
  });
  return html`${fields}`;
}

function pick(label: string, name: string, options: readonly Option[]): Markup {
  const list = options.map((one) => html`<option value="${one.value}">${one.label}</option>`);
  return html`<label>${label}<select name="${name}">${list}</select></label>`;
}

function form({ id }: SandboxBrand, what: string, title: string, content: Markup): Markup {
  return html`<form method="post" enctype="multipart/form-data" action="/sandbox/content/${id}/${what}"><fieldset><legend>${title}</legend><div class="fields">${content}<button>${title}</button></div></fieldset></form>`;
}
