/** The history of the person's points; spelled as in the specification. */
export const pointsDetailsPath = '/pages/my/points-details';

/** @returns the page of one order. */
export function pathToOrder(orderNo: string): string {
  return `${pointsDetailsPath}?order=${encodeURIComponent(orderNo)}`;
}
