/** Videos a person who is not activated can watch in rolling 24 hours. */
export const viewLimit = 5;
