import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { SandboxBrand } from '../../brands.ts';
import { carouselTurn } from '../../content/carouselTurn.ts';
import { localText } from '../../content/localText.ts';
import type { ContentKind } from '../../content/removeContent.ts';
import { highlights, pictures, users, videoCategories, videos } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { html, type Markup } from '../html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from '../layout.ts';
import { problem, wantsJson } from '../replies.ts';
import { changeContent } from './changeContent.ts';
import { highlightForm, pictureForm, turnForm, videoForm } from './contentForms.ts';

/**
 * `GET` lists the brands; of `/<brand id>` it shows the videos, highlights and pictures of one, and forms for
 * more; `POST` to `/<brand id>/<what>` changes something.
 */
export async function contentPage(
  services: Services,
  request: Request,
  rest: string,
): Promise<Response> {
  const [, id, what, ...more] = rest.split('/');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (id === undefined && isRead) return brandsPage(services, request);
  const brand = services.brands.all.find((one) => one.id === id);
  if (!brand || more.length > 0) return problem(request, 404, 'There is no such brand.');
  if (isRead && what === undefined) return show(services, request, brand);
  if (request.method === 'POST' && what !== undefined)
    return changeContent(services, request, brand, what);
  return problem(request, 405, 'This cannot be done here.');
}

function brandsPage({ brands }: Services, request: Request): Response {
  const ids = brands.all.map(({ id }) => id);
  if (wantsJson(request)) return jsonResponse({ brands: ids });
  return pageResponse(
    'Content',
    html`<p>Videos, highlights and pictures of the first page.</p><ul>${ids.map((id) => html`<li><a class="line" href="/sandbox/content/${id}">${id}</a></li>`)}</ul>`,
  );
}

type Shown = Awaited<ReturnType<typeof readContent>>;

/** What a brand shows, newest first; pictures in their order. */
async function readContent({ db: { read } }: Services, { packageId, locale }: SandboxBrand) {
  const categories = await read
    .select({ id: videoCategories.id, names: videoCategories.names })
    .from(videoCategories)
    .where(eq(videoCategories.packageId, packageId))
    .orderBy(asc(videoCategories.place));
  const shownVideos = await read
    .select()
    .from(videos)
    .where(and(eq(videos.packageId, packageId), isNull(videos.removedAt)))
    .orderBy(desc(videos.publishedAt), desc(videos.id));
  const shownHighlights = await read
    .select({ row: highlights, host: users.account })
    .from(highlights)
    .innerJoin(users, eq(users.id, highlights.hostId))
    .where(and(eq(highlights.packageId, packageId), isNull(highlights.removedAt)))
    .orderBy(desc(highlights.startsAt), desc(highlights.id));
  const shownPictures = await read
    .select()
    .from(pictures)
    .where(and(eq(pictures.packageId, packageId), isNull(pictures.removedAt)))
    .orderBy(asc(pictures.kind), asc(pictures.addedAt), asc(pictures.id));
  const clip = ({ id, titles, thumbnail, seconds }: (typeof shownVideos)[number] | Highlight) => ({
    ...{ id, title: localText(titles, locale), image: thumbnail, seconds },
  });
  type Highlight = (typeof shownHighlights)[number]['row'];
  return {
    carouselTurn: await carouselTurn(read, packageId),
    categories: categories.map(({ id, names }) => ({ id, name: localText(names, locale) })),
    videos: shownVideos.map((row) => ({
      ...clip(row),
      ...{ category: row.category, views: row.views, publishedAt: row.publishedAt },
    })),
    highlights: shownHighlights.map(({ row, host }) => ({
      ...clip(row),
      ...{ host, state: row.state, topic: row.topic, startsAt: row.startsAt },
    })),
    pictures: shownPictures.map(({ id, kind, image, titles, link, addedAt }) => ({
      ...{ id, kind, image, title: localText(titles, locale), link, addedAt },
    })),
  };
}

async function show(services: Services, request: Request, brand: SandboxBrand): Promise<Response> {
  const shown = await readContent(services, brand);
  if (wantsJson(request)) return jsonResponse(shown);
  const videosPart = html`<h2>Videos</h2>${videosTable(brand, shown)}${videoForm(brand, shown.categories)}`;
  const highlightsPart = html`<h2>Highlights</h2>${highlightsTable(brand, shown)}${highlightForm(brand)}`;
  return pageResponse(
    `Content of ${brand.id}`,
    html`${brand.features.includes('video') ? videosPart : ''}${brand.features.includes('highlights') ? highlightsPart : ''}
<h2>Pictures of the first page</h2>${picturesTable(brand, shown)}${pictureForm(brand)}${turnForm(brand, shown.carouselTurn)}`,
  );
}

function videosTable(brand: SandboxBrand, shown: Shown): Markup {
  const nameOf = (id: string) => shown.categories.find((one) => one.id === id)?.name ?? '';
  const rows = shown.videos.map(
    (one) =>
      html`<tr><td>${still(one)}</td><td>${remover(brand, 'video', one)}</td><td>${one.title}</td><td>${nameOf(one.category)}</td><td>${one.seconds} s</td><td>${one.views}</td><td>${momentText(one.publishedAt)}</td></tr>`,
  );
  const head = ['', '', 'Title', 'Category', 'Length', 'Views', 'Published (UTC)'];
  return listed('Videos', head, rows);
}

function highlightsTable(brand: SandboxBrand, shown: Shown): Markup {
  const rows = shown.highlights.map(
    (one) =>
      html`<tr><td>${still(one)}</td><td>${remover(brand, 'highlight', one)}</td><td>${one.title}</td><td>${one.state}</td><td>${one.topic}</td><td><code>${one.host}</code></td><td>${momentText(one.startsAt)}</td></tr>`,
  );
  return listed('Highlights', ['', '', 'Title', 'State', 'Topic', 'Host', 'Began (UTC)'], rows);
}

function picturesTable(brand: SandboxBrand, shown: Shown): Markup {
  const rows = shown.pictures.map(
    (one) =>
      html`<tr><td>${still(one)}</td><td>${remover(brand, 'picture', one)}</td><td>${one.kind}</td><td>${one.title}</td><td>${one.link}</td><td>${momentText(one.addedAt)}</td></tr>`,
  );
  return listed('Pictures', ['', '', 'Place', 'Words', 'Link', 'Added (UTC)'], rows);
}

function listed(label: string, head: readonly string[], rows: readonly Markup[]): Markup {
  return rows.length > 0 ? dataTable(label, head, rows) : html`<p>None yet.</p>`;
}

function still({ image }: { image: string }): Markup {
  return image === ''
    ? html``
    : html`<img class="proof" src="${image}" alt="" width="64" height="64">`;
}

function remover(
  brand: SandboxBrand,
  kind: ContentKind,
  { id, title }: { id: string; title: string },
): Markup {
  return html`<form method="post" enctype="multipart/form-data" action="/sandbox/content/${brand.id}/remove"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}"><button aria-label="Remove ${title}">Remove</button></form>`;
}
