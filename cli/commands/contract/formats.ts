/** How the contract can be printed. */
export const contractFormats = ['openapi', 'markdown', 'json'] as const;

export type ContractFormat = (typeof contractFormats)[number];
