/** Brand colours that carry white or black text well in both schemes, spread around the hue circle. */
export const seeds: readonly string[] = [
  '#2F4F86',
  '#2563C9',
  '#0F7C8C',
  '#0E7A5F',
  '#3F7A2B',
  '#7A6A12',
  '#B4570E',
  '#C2402B',
  '#B8325A',
  '#9C3A8E',
  '#6D4BC2',
  '#4B4FA8',
];
