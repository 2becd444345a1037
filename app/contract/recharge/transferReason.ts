/** Why a top-up by a transfer to the operator's own account failed. */
export const transferReasons = ['notFound', 'notReceived', 'duplicate'] as const;
export type TransferReason = (typeof transferReasons)[number];
