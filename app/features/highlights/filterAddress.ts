import type { HighlightFilter } from '../../contract/highlights/getPassionateVideo.ts';

export type FilterValue = HighlightFilter['options'][number]['value'];

/** By the name of a filter of the server's, the value chosen, as it came. */
export type ChosenFilter = Readonly<Record<string, FilterValue>>;

/** Parameters of the addresses that are no filters. */
const ownNames = ['id'];

/** As the contract bounds them. */
const longestName = 40;
const longestValue = 80;
const mostFilters = 10;

/** @param search of the address of the grid or the feed. @returns the filters chosen there */
export function readFilter(search: URLSearchParams): ChosenFilter {
  const chosen = [...search]
    .filter(([name]) => !ownNames.includes(name) && name !== '' && name.length <= longestName)
    .map(([name, text]) => [name, readValue(text)] as const)
    .filter(([, value]) => typeof value === 'number' || value.length <= longestValue);
  return Object.fromEntries(chosen.slice(0, mostFilters));
}

/** @param search what else the address says. @returns the query of an address that keeps the filters */
export function writeFilter(filter: ChosenFilter, search = new URLSearchParams()): URLSearchParams {
  for (const [name, value] of Object.entries(filter)) search.set(name, writeValue(value));
  return search;
}

/** A number stands as it is; a text that would be read as one, or as a text in quotes, stands in quotes. */
function writeValue(value: FilterValue): string {
  const text = String(value);
  return typeof value === 'number' || readValue(text) === text ? text : `"${text}"`;
}

function readValue(text: string): FilterValue {
  if (/^(0|-?[1-9]\d{0,14})$/.test(text)) return Number(text);
  return /^".*"$/s.test(text) ? text.slice(1, -1) : text;
}
