/** Who shows a brand of each language, and a friend. */
export const pairs = [
  ['linlan', 'haoran'],
  ['yating', 'haoran'],
  ['olivia', 'daniel'],
  ['aisyah', 'olivia'],
  ['minhanh', 'thuylinh'],
  ['lucia', 'daniel'],
] as const;
