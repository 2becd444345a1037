import { nicknameProblem } from '../../app/contract/fields/nickname.ts';
import { holdsBarred, tidyName } from '../../app/lib/names.ts';
import { badArgument } from './refuse.ts';

/** Most ids one call may name. */
const mostIds = 1_000;

/** @throws GatewayFailure 201 for a text that is too long, or holds a NUL. @returns the text */
export function boundedText(text: string, most: number, name: string): string {
  if (text.length > most) throw badArgument(`${name} is longer than ${most} characters`);
  if (text.includes('\0')) throw badArgument(`${name} holds a NUL character`);
  return text;
}

/** @throws GatewayFailure 201 for what is no name of a person. @returns it without spaces around it */
export function personName(text: string, name: string): string {
  const problem = nicknameProblem(text);
  if (problem === 'length') throw badArgument(`${name} is longer than 10 characters`);
  if (problem) throw badArgument(`${name} is empty or holds characters that cannot be shown`);
  return text.trim();
}

/**
 * @throws GatewayFailure 201 for a name of a group or a friend that is too long, or that holds what
 * no name may hold. @returns it without spaces around it; it may be empty
 */
export function givenName(text: string, most: number, name: string): string {
  const trimmed = boundedText(text.trim(), most, name);
  if (holdsBarred(trimmed) || tidyName(trimmed, most) !== trimmed)
    throw badArgument(`${name} holds characters that cannot be shown`);
  return trimmed;
}

/** @throws GatewayFailure 201 for anything but nothing or an uploaded file. @returns the address */
export function pictureAddress(text: string, name: string): string {
  if (text === '' || /^\/media\/[\w.-]{1,200}$/.test(text)) return text;
  throw badArgument(`${name} is no uploaded file: pages load pictures from no other place`);
}

/** @throws GatewayFailure 201 for too many ids. @returns each once, in the order given */
export function distinctIds(ids: readonly string[]): string[] {
  if (ids.length > mostIds) throw badArgument(`more than ${mostIds} ids in one call`);
  return [...new Set(ids)];
}

/** @returns whether a text holds a word, whatever the case. An empty word is in none. */
export function holds(text: string, keyword: string): boolean {
  const word = keyword.trim().toLowerCase();
  return word !== '' && text.toLowerCase().includes(word);
}

/** @throws GatewayFailure 201 without a word. @returns the first keyword: the protocol reads no other */
export function firstKeyword(keywords: readonly string[]): string {
  const keyword = keywords[0]?.trim() ?? '';
  if (keyword === '') throw badArgument('keywordList holds no word');
  return keyword;
}

/** @returns moment in seconds, as people and groups carry it. */
export function inSeconds(moment: number): number {
  return Math.floor(moment / 1000);
}
