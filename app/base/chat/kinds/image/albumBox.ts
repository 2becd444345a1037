/** The same for two pictures as for ten: nothing moves when one more comes in. Pixels. */
export const albumBox = { width: 248, height: 166 };
