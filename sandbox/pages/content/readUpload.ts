import { mostClipBytes } from '../../content/checkClip.ts';
import { readBody } from '../../http/readBody.ts';

/** Room for a poster and the words beside a clip. */
const mostBytes = mostClipBytes + 16 * 1024 * 1024;

/** @returns the form of a request with files, or a sentence that says why there is none */
export async function readUpload(request: Request): Promise<FormData | string> {
  const body = await readBody(request, mostBytes, Number.POSITIVE_INFINITY);
  if (!body) return `The files are larger than ${Math.floor(mostBytes / 1024 / 1024)} MB together.`;
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  return form ?? 'This is no form with files.';
}

/** @returns the bytes of a file of a form; null where none was chosen */
export async function fileIn(form: FormData, name: string): Promise<Uint8Array | null> {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** @returns a field of a form without spaces at its ends; empty where it is missing */
export function textIn(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text.trim() : '';
}
