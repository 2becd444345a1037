import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { localText } from '../content/localText.ts';
import { removeContent } from '../content/removeContent.ts';
import { groups, highlights, reports, users, videos } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { html, type Markup } from './html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { readFields } from './readFields.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

/** Most reports on the page. */
const mostShown = 200;

const reporter = alias(users, 'reporter');
const reported = alias(users, 'reported');

type Named = { userId: string; nickName: string };
type ShownReport = {
  id: string;
  brand: string;
  about: string;
  /** Who reported it. */
  by: Named;
  /** The person, or who sent the message. */
  user: Named | null;
  group: { groupId: string; name: string } | null;
  clientMsgId: string | null;
  /** The video or the highlight. */
  content: { contentId: string; title: string; isRemoved: boolean } | null;
  reason: string;
  words: string;
  images: string[];
  /** Milliseconds. */
  createdAt: number;
};

/**
 * `GET` shows what people have reported, newest first; `POST` to `/remove` with a `reportId` takes the
 * video or the highlight that it is about away.
 */
export async function reportsPage(
  services: Services,
  request: Request,
  rest: string,
): Promise<Response> {
  const { method } = request;
  if ((method === 'GET' || method === 'HEAD') && rest === '') return show(services, request);
  if (method === 'POST' && rest === '/remove') return remove(services, request);
  return problem(request, 405, 'This cannot be done here.');
}

async function remove(services: Services, request: Request): Promise<Response> {
  const { reportId = '' } = await readFields(request);
  const report = await services.db.read
    .select()
    .from(reports)
    .where(eq(reports.id, reportId))
    .get();
  const kind = report?.about === 'video' || report?.about === 'highlight' ? report.about : null;
  if (!report?.contentId || !kind)
    return problem(request, 400, 'This report is about no video and no highlight.');
  const removed = await removeContent(services, report.packageId, kind, report.contentId);
  if (removed === null) return problem(request, 400, 'It was removed before.');
  return wantsJson(request) ? jsonResponse({}) : seeOther('/sandbox/reports');
}

async function show(services: Services, request: Request): Promise<Response> {
  const list = await readReports(services);
  if (wantsJson(request)) return jsonResponse({ reports: list });
  const rows = list.map(
    (one) =>
      html`<tr><td>${momentText(one.createdAt)}</td><td>${named(one.by)}</td><td>${target(one)}</td><td>${one.reason}</td><td class="words">${one.words}</td><td>${one.images.map(picture)}</td><td>${one.brand}</td></tr>`,
  );
  const head = ['Sent (UTC)', 'By', 'About', 'Reason', 'Words', 'Pictures', 'Brand'];
  return pageResponse(
    'Reports',
    list.length > 0
      ? dataTable('Reports', head, rows)
      : html`<p>Nothing was reported yet. Report somebody in the app, then load this page again.</p>`,
  );
}

async function readReports({ db, brands }: Services): Promise<ShownReport[]> {
  const rows = await db.read
    .select({
      report: reports,
      by: { userId: reporter.id, nickName: reporter.nickName },
      user: { userId: reported.id, nickName: reported.nickName },
      group: { groupId: groups.id, name: groups.name },
      video: { titles: videos.titles, removedAt: videos.removedAt },
      highlight: { titles: highlights.titles, removedAt: highlights.removedAt },
    })
    .from(reports)
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(reported, eq(reported.id, reports.userId))
    .leftJoin(groups, eq(groups.id, reports.groupId))
    .leftJoin(videos, and(eq(reports.about, 'video'), eq(videos.id, reports.contentId)))
    .leftJoin(highlights, and(eq(reports.about, 'highlight'), eq(highlights.id, reports.contentId)))
    // The row number settles the order of reports of the same millisecond.
    .orderBy(desc(reports.createdAt), desc(sql`${reports}.rowid`))
    .limit(mostShown);
  return rows.map(({ report: { id, packageId, images, ...report }, by, user, group, ...rest }) => {
    const brand = brands.find(packageId);
    const content = rest.video ?? rest.highlight;
    return {
      id,
      brand: brand?.id ?? String(packageId),
      about: report.about,
      by,
      user,
      group,
      clientMsgId: report.clientMsgId,
      content: content && {
        contentId: report.contentId ?? '',
        title: localText(content.titles, brand?.locale ?? 'en-US'),
        isRemoved: content.removedAt !== null,
      },
      reason: report.reason,
      words: report.words,
      images: JSON.parse(images),
      createdAt: report.createdAt,
    };
  });
}

function target({ id, about, user, group, clientMsgId, content }: ShownReport): Markup {
  const person = user ? named(user) : html``;
  const place = group ? html`${group.name} <code>${group.groupId}</code>` : html``;
  if (about === 'group') return html`group ${place}`;
  if (content) {
    const host = user ? html` of ${person}` : '';
    const end = content.isRemoved
      ? html` (removed)`
      : html`<form method="post" action="/sandbox/reports/remove"><input type="hidden" name="reportId" value="${id}"><button aria-label="Remove ${content.title}">Remove</button></form>`;
    return html`${about} ${content.title} <code>${content.contentId}</code>${host}${end}`;
  }
  if (about === 'user') return html`person ${person}`;
  return html`message <code>${clientMsgId ?? ''}</code> of ${person}${group ? html` in ${place}` : ''}`;
}

function named({ userId, nickName }: Named): Markup {
  return html`${nickName} <code>${userId}</code>`;
}

function picture(address: string, index: number): Markup {
  return html`<a href="${address}"><img class="proof" src="${address}" alt="Picture ${index + 1}" width="64" height="64"></a>`;
}
