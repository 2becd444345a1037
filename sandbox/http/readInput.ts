import * as v from 'valibot';
import type { Call } from '../../app/contract/call.ts';
import { commonErrors } from '../../app/contract/common/errors.ts';
import { mediaErrors } from '../../app/contract/media/errors.ts';
import { failed } from '../calls/callFailed.ts';
import { readBody } from './readBody.ts';

/** Largest JSON body, in bytes. */
export const maxJsonBytes = 64 * 1024;

export type Sent = { input: unknown; file: File | null };

/** Reads and checks what a call was sent. @throws CallFailed `inputInvalid`, `tooLarge`, `fileTooLarge` */
export async function readInput(call: Call, request: Request): Promise<Sent> {
  const { input, file } = call.file
    ? await readForm(request, call.file.maxBytes)
    : { input: await readJson(call, request), file: null };
  const parsed = v.safeParse(call.input, input);
  if (!parsed.success) throw failed(commonErrors.inputInvalid, null, problemOf(parsed.issues[0]));
  return { input: parsed.output, file };
}

async function readJson(call: Call, request: Request): Promise<unknown> {
  if (call.method === 'GET') return {};
  requireType(request, 'application/json');
  const body = await readBody(request, maxJsonBytes);
  if (!body) throw failed(commonErrors.tooLarge);
  return parseJson(body);
}

async function readForm(request: Request, maxBytes: number): Promise<Sent> {
  const type = requireType(request, 'multipart/form-data');
  const body = await readBody(request, maxBytes + maxJsonBytes);
  if (!body) throw failed(mediaErrors.fileTooLarge);
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!form) throw failed(commonErrors.inputInvalid, null, 'The body is no multipart form.');
  const input = form.get('input');
  const file = form.get('file');
  if (file instanceof File && file.size > maxBytes) throw failed(mediaErrors.fileTooLarge);
  return {
    input: typeof input === 'string' ? parseJson(Buffer.from(input)) : {},
    file: file instanceof File ? file : null,
  };
}

function requireType(request: Request, wanted: string): string {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted)
    throw failed(commonErrors.inputInvalid, null, `Send it as ${wanted}.`);
  return type;
}

function parseJson(bytes: Uint8Array): unknown {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    // Half of a surrogate pair can be written as an escape, and no database keeps it as it is.
    if (!/\\ud[89a-f]/i.test(text) || isWellFormed(value)) return value;
  } catch {
    throw failed(commonErrors.inputInvalid, null, 'The body is no JSON in UTF-8.');
  }
  throw failed(commonErrors.inputInvalid, null, 'The body holds half a character.');
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return Buffer.from(value).toString() === value;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, one]) => isWellFormed(key) && isWellFormed(one));
}

/** Says which field is wrong and how, never what was sent. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the input';
  if (issue.received === 'undefined') return `${path} is missing.`;
  // The messages of the schema library quote the value; those of the contract do not.
  const isOurs = !issue.message.startsWith('Invalid ');
  return isOurs ? `${path} ${issue.message}.` : `${path} is not ${issue.expected ?? 'allowed'}.`;
}
