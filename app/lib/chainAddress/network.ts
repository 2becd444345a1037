/** Networks USDT can come over, as the contract names them. */
export type Network = 'TRC20' | 'ERC20' | 'BEP20';
