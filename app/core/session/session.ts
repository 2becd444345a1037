import type { OutputOf, SentInputOf } from '../../contract/call.ts';
import type { accountLogin } from '../../contract/session/accountLogin.ts';
import type { LoginOutput } from '../../contract/session/loginOutput.ts';
import type { register } from '../../contract/session/register.ts';
import type { changePwd } from '../../contract/user/changePwd.ts';
import type { mine } from '../../contract/user/mine.ts';

/** What a login hands out. */
export type Credentials = LoginOutput;

/** The person's own account, as `/user/mine` has it. */
export type Profile = OutputOf<typeof mine>;

/** Fields the session adds to every login by itself. */
type OwnFields = 'packageId' | 'platform' | 'deviceId' | 'operationID';

export type LoginInput = Omit<SentInputOf<typeof accountLogin>, OwnFields>;
export type RegisterInput = Omit<SentInputOf<typeof register>, OwnFields>;

export type PasswordChange = Omit<SentInputOf<typeof changePwd>, 'chatToken'>;

/** `signal` gives up waiting; the call rejects with `cancelled`. */
type Stoppable = { signal?: AbortSignal };

/** What a person can do about being logged in. All reject with `CallError`. */
export interface SessionActions {
  /** Ends with the session in place and the chat tab open. */
  login(input: LoginInput, options?: Stoppable): Promise<void>;
  /** As `login`. The superior code kept on the device goes along when the input names none. */
  register(input: RegisterInput, options?: Stoppable): Promise<void>;
  /** The device forgets the session at once, whatever the network does. Never rejects. */
  logout(): Promise<void>;
  /** Loads the profile anew, such as after an edit. */
  refresh(): Promise<void>;
  /**
   * Gets new tokens with the JWT, as when the gateway says that the chat token has expired. Ends the
   * session when the JWT is no longer good.
   */
  renew(): Promise<void>;
  /**
   * Sets another login password. Every token of the account ends with it, and this device goes on with
   * new ones.
   */
  changePassword(change: PasswordChange): Promise<void>;
  /** Takes over what an edit answered, without asking again. */
  update(changes: Partial<Profile>): void;
  /**
   * Goes on as another account known on this device.
   * @returns false when it has to log in with its password first.
   */
  switchTo(userId: string): Promise<boolean>;
  /** Forgets an account known on this device, and its right to log in without password. */
  forget(userId: string): void;
}
