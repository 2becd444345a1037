import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { groups, reports, users } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { html, type Markup } from './html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { wantsJson } from './replies.ts';

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
  reason: string;
  words: string;
  images: string[];
  /** Milliseconds. */
  createdAt: number;
};

/** What people have reported, newest first. */
export async function reportsPage(services: Services, request: Request): Promise<Response> {
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
    })
    .from(reports)
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(reported, eq(reported.id, reports.userId))
    .leftJoin(groups, eq(groups.id, reports.groupId))
    // The row number settles the order of reports of the same millisecond.
    .orderBy(desc(reports.createdAt), desc(sql`${reports}.rowid`))
    .limit(mostShown);
  return rows.map(({ report: { id, packageId, images, ...report }, by, user, group }) => ({
    id,
    brand: brands.find(packageId)?.id ?? String(packageId),
    about: report.about,
    by,
    user,
    group,
    clientMsgId: report.clientMsgId,
    reason: report.reason,
    words: report.words,
    images: JSON.parse(images),
    createdAt: report.createdAt,
  }));
}

function target({ about, user, group, clientMsgId }: ShownReport): Markup {
  const person = user ? named(user) : html``;
  const place = group ? html`${group.name} <code>${group.groupId}</code>` : html``;
  if (about === 'group') return html`group ${place}`;
  if (about === 'user') return html`person ${person}`;
  return html`message <code>${clientMsgId ?? ''}</code> of ${person}${group ? html` in ${place}` : ''}`;
}

function named({ userId, nickName }: Named): Markup {
  return html`${nickName} <code>${userId}</code>`;
}

function picture(address: string, index: number): Markup {
  return html`<a href="${address}"><img class="proof" src="${address}" alt="Picture ${index + 1}" width="64" height="64"></a>`;
}
