import type * as v from 'valibot';
import type { smsPurpose } from '../../app/contract/fields/codes.ts';
import type { verification, verifyScene } from '../../app/contract/fields/verification.ts';
import type { Queries } from '../database/database.ts';
import type { WriteContext } from '../gateway/handler.ts';

export type VerifyScene = v.InferOutput<typeof verifyScene>;
export type Verification = v.InferOutput<typeof verification>;
export type SmsPurpose = v.InferOutput<typeof smsPurpose>;

export type VerificationAttempt = {
  scene: VerifyScene;
  packageId: number;
  verification: Verification | undefined;
};

export interface VerificationPort {
  /**
   * Uses up the challenge, right or wrong. True where the scene asks for none. A wrong answer counts
   * only if the transaction commits: refuse with a returned failure, not a thrown one.
   */
  verify(tx: Queries, attempt: VerificationAttempt): Promise<boolean>;
}

export type SmsAttempt = { packageId: number; phone: string; purpose: SmsPurpose; code: string };

export interface SmsPort {
  /** Uses up the code when right; counts the try when wrong, if the transaction commits. */
  redeem(tx: Queries, attempt: SmsAttempt): Promise<boolean>;
}

export interface GatewayPort {
  /**
   * Does what a person would do on the messaging gateway, in a transaction there is: people are told
   * right after its commit.
   */
  within<Result>(
    tx: Queries,
    userId: string,
    work: (context: WriteContext) => Promise<Result>,
  ): Promise<Result>;
}
