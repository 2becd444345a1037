import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { GatewayFailure } from './handler.ts';

/** @returns the failure of an argument that breaks a rule. */
export function badArgument(message: string): GatewayFailure {
  return new GatewayFailure(gatewayErrors.badArgument, message);
}

/** @returns a refusal of the platform, in words. */
export function refused(message: string): GatewayFailure {
  return new GatewayFailure(gatewayErrors.refused, message);
}

/** @returns the failure of somebody whose role is too low. */
export function noPermission(message: string): GatewayFailure {
  return new GatewayFailure(gatewayErrors.noPermission, message);
}
