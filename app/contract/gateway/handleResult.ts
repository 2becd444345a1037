/** What became of an application. It stands by itself: the first page counts those that wait. */
export const handleResult = { pending: 0, agreed: 1, refused: -1 } as const;
