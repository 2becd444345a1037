import { asc } from 'drizzle-orm';
import { messages, users } from '../database/schema.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { offers } from '../money/requireFeature.ts';
import { pointsPersonOf } from '../seed/money/pointsPerson.ts';
import { seedFundPassword, seedPassword, seedPeople } from '../seed/people.data.ts';
import type { Services } from '../services.ts';
import { waitingCaptchas } from '../verification/verification.ts';
import { html, type Markup } from './html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { wantsJson } from './replies.ts';
import { switchedOff } from './switches.ts';

/** Demo people, messaging, answers of captchas that wait, and what is switched off. */
export async function overviewPage(
  services: Services,
  gateway: Gateway,
  request: Request,
): Promise<Response> {
  const [people, captchas, off, messageCount] = await Promise.all([
    accounts(services),
    waitingCaptchas(services),
    switchedOff(services),
    services.db.read.$count(messages),
  ]);
  const messaging = { connections: gateway.count(), messages: messageCount };
  const brandOf = (packageId: number) => services.brands.find(packageId)?.id ?? String(packageId);
  if (wantsJson(request)) {
    return jsonResponse({
      people: people.map(({ avatar: _avatar, id: _id, ...person }) => person),
      captchas: captchas.map(({ id, packageId, scene, answer }) => {
        return { challengeId: id, packageId, scene, answer };
      }),
      switchedOff: Object.fromEntries(off),
      messaging,
    });
  }
  const peopleRows = people.map(
    (one) =>
      html`<tr><td>${one.avatar ? html`<img src="${one.avatar}" alt="" width="40" height="40">` : ''}</td><td>${one.nickName}</td><td><a href="/sandbox/people/${one.id}"><code>${one.account}</code></a></td><td>${one.password ? html`<code>${one.password}</code>` : 'chosen by the person'}</td><td>${one.brand}</td><td>${one.pointsAt.join(', ')}</td><td>${one.fundPassword ? html`<code>${one.fundPassword}</code>` : ''}</td><td>${one.isActivation ? 'activated' : 'not activated'}${one.role === 'support' ? ', support' : ''}</td></tr>`,
  );
  const captchaRows = captchas.map(
    (one) =>
      html`<tr><td>${momentText(one.createdAt)}</td><td><code>${one.answer}</code></td><td>${one.scene}</td><td>${brandOf(one.packageId)}</td></tr>`,
  );
  return pageResponse(
    'Overview',
    html`<h2>People</h2>
<p>Each can log in on every brand of the platform. One person is logged in on one device at a time.</p>
${people.length === 0 ? html`<p>Nobody has an account yet.</p>` : dataTable('People', ['', 'Nickname', 'Account', 'Password', 'Registered at', 'Points at', 'Transaction PIN', 'Status'], peopleRows)}
<h2>Messaging</h2>
<p>Connections: ${messaging.connections}. Messages kept: ${messaging.messages}.</p>
<h2>Image codes that wait for an answer</h2>
${captchas.length === 0 ? html`<p>None at the moment.</p>` : dataTable('Image codes', ['Drawn (UTC)', 'Answer', 'For', 'Brand'], captchaRows)}
<h2>What the platform switches off</h2>
<p>A page of the app learns it when it is loaded next.</p>
${services.brands.all.map((brand) => switchForm(brand, off.get(brand.packageId) ?? []))}`,
  );
}

async function accounts({ db, brands }: Services) {
  const all = await db.read.select().from(users).orderBy(asc(users.createdAt)).limit(200);
  return all.map(({ id, account, nickName, avatar, packageId, platformId, role, isActivation }) => {
    const isSeeded = seedPeople.some((person) => person.account === account);
    const brand = brands.find(packageId)?.id ?? String(packageId);
    const password = isSeeded ? seedPassword : null;
    const withPoints = brands.all.filter(
      (one) => one.platformId === platformId && pointsPersonOf(one)?.account === account,
    );
    const pointsAt = withPoints.map((one) => one.id);
    const fundPassword = withPoints.some((one) => offers(one, 'exchange'))
      ? seedFundPassword
      : null;
    return {
      ...{ id, account, nickName, avatar, brand, role, isActivation },
      ...{ password, pointsAt, fundPassword },
    };
  });
}

function switchForm(
  brand: { id: string; packageId: number; features: readonly string[] },
  off: readonly string[],
): Markup {
  const boxes = brand.features.map((feature) => {
    const checked = html`<input type="checkbox" name="off" value="${feature}" checked>`;
    const open = html`<input type="checkbox" name="off" value="${feature}">`;
    return html`<label class="line">${off.includes(feature) ? checked : open} ${feature}</label>`;
  });
  return html`<form method="post" action="/sandbox/switches"><fieldset><legend>${brand.id}: switched off</legend><input type="hidden" name="packageId" value="${brand.packageId}">${boxes}<button>Save</button></fieldset></form>`;
}
