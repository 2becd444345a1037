import { wantsJson } from './replies.ts';

/** @returns the fields of a form, or of a JSON object of texts and numbers, as texts; else none. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  try {
    const given: unknown = wantsJson(request)
      ? await request.json()
      : Object.fromEntries(await request.formData());
    if (typeof given !== 'object' || given === null) return {};
    const texts = Object.entries(given).filter(([, value]) =>
      ['string', 'number'].includes(typeof value),
    );
    return Object.fromEntries(texts.map(([name, value]) => [name, String(value).trim()]));
  } catch {
    // Neither a form nor JSON.
    return {};
  }
}
