import type { FeatureId } from '../../../app/brand/features.ts';
import type { Call } from '../../../app/contract/call.ts';
import { switches } from '../../../sandbox/database/schema.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { Case } from './cases.ts';

/** @returns a case of a call while the platform has switched its feature off */
export function featureOff<C extends Call>(feature: FeatureId, call: C, input: unknown): Case<C> {
  return async (world) => {
    const person = await world.person();
    const { db } = world.sandbox.services;
    const row = { packageId: plainBrand.packageId, feature };
    await db.write((tx) => tx.insert(switches).values(row));
    const answer = await world.as(person, call, input);
    await db.write((tx) => tx.delete(switches));
    return answer;
  };
}
