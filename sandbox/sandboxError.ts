export type SandboxErrorCode =
  | 'dataFolder'
  | 'dataFolderForeign'
  | 'dataFolderBusy'
  | 'databaseOpen'
  | 'databaseNewer';

/** Why the sandbox cannot start. The message says what and where; `remedy` what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly code: SandboxErrorCode;
  readonly remedy: string;

  constructor(code: SandboxErrorCode, message: string, remedy: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.remedy = remedy;
  }
}
