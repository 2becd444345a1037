/** Most cards that the platform keeps of one person. */
export const mostCards = 5;
