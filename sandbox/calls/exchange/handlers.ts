import type { HandlersOf } from '../handler.ts';
import { handleExchange } from './exchange.ts';
import { handleUserExchangeRecode } from './userExchangeRecode.ts';

export const exchangeHandlers: HandlersOf<'exchange.exchange' | 'exchange.userExchangeRecode'> = {
  'exchange.exchange': handleExchange,
  'exchange.userExchangeRecode': handleUserExchangeRecode,
};
