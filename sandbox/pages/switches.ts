import { and, eq } from 'drizzle-orm';
import { featureIds } from '../../app/brand/features.ts';
import { switches } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { jsonResponse } from './layout.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

/** @returns the features switched off, by package number. */
export async function switchedOff({ db }: Services): Promise<Map<number, string[]>> {
  const off = new Map<number, string[]>();
  for (const { packageId, feature } of await db.read.select().from(switches)) {
    off.set(packageId, [...(off.get(packageId) ?? []), feature]);
  }
  return off;
}

type Change = { packageId: number; off: string[] };

/** Sets which features of a brand are off: JSON `{packageId, off: […]}`, or the overview's form. */
export async function changeSwitches(services: Services, request: Request): Promise<Response> {
  const change = await readChange(request);
  const brand = change && services.brands.find(change.packageId);
  if (!change || !brand) return problem(request, 400, 'There is no brand of this package number.');
  const stray = change.off.find((feature) => !brand.features.includes(feature));
  if (stray !== undefined) return problem(request, 400, `${brand.id} has no feature of that name.`);
  const { packageId } = brand;
  await services.db.write(async (tx) => {
    for (const feature of featureIds) {
      const row = { packageId, feature };
      const place = and(eq(switches.packageId, packageId), eq(switches.feature, feature));
      if (change.off.includes(feature)) await tx.insert(switches).values(row).onConflictDoNothing();
      else await tx.delete(switches).where(place);
    }
  });
  return wantsJson(request) ? jsonResponse({ packageId, off: change.off }) : seeOther('/sandbox');
}

async function readChange(request: Request): Promise<Change | null> {
  try {
    if (!wantsJson(request)) {
      const form = await request.formData();
      return { packageId: Number(form.get('packageId')), off: form.getAll('off').map(String) };
    }
    const body = (await request.json()) as Partial<Change> | null;
    const off = Array.isArray(body?.off) ? body.off.map(String) : [];
    return { packageId: Number(body?.packageId), off };
  } catch {
    // Neither a form nor JSON.
    return null;
  }
}
