/** Members of the web-app manifest that are addresses, and must be whole in a copy of it. */
const addressMembers = ['id', 'start_url', 'scope'] as const;

type Changes = {
  /** Name of the app now. */
  name: string;
  /** Absolute address of the icon now; null keeps those stamped. */
  icon: string | null;
};

/**
 * @param manifest the stamped manifest, parsed.
 * @param base where it was read from: its addresses count from there (W3C Web Application Manifest).
 * @returns a copy that means the same wherever it is read from, under another name and icon.
 */
export function renameManifest(manifest: object, base: string, { name, icon }: Changes): object {
  const whole = (address: unknown): unknown =>
    typeof address === 'string' && URL.canParse(address, base)
      ? new URL(address, base).href
      : address;
  const copy: Record<string, unknown> = { ...manifest };
  for (const member of addressMembers) {
    if (member in copy) copy[member] = whole(copy[member]);
  }
  const target = copy['share_target'];
  if (typeof target === 'object' && target !== null && 'action' in target) {
    copy['share_target'] = { ...target, action: whole(target.action) };
  }
  const withWhole = (list: unknown, key: string): unknown =>
    Array.isArray(list)
      ? list.map((one: Record<string, unknown>) => ({
          ...one,
          [key]: whole(one[key]),
          ...('icons' in one ? { icons: withWhole(one['icons'], 'src') } : {}),
        }))
      : list;
  return {
    ...copy,
    name,
    short_name: name,
    icons: icon ? [{ src: icon, sizes: 'any' }] : withWhole(copy['icons'], 'src'),
    shortcuts: withWhole(copy['shortcuts'], 'url'),
  };
}
