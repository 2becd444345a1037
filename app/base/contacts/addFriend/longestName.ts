/** Characters of what people are looked for by, as the contract has them. */
export const longestName = 64;
