import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { didYouMean } from '../../app/lib/didYouMean.ts';
import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import { bucketPattern, prefixPattern, type TargetSource } from './deploySchema.ts';
import { deployFilePath, readDeployFile } from './readDeployFile.ts';
import type { Encoding } from './siteFile.ts';
import type { Store } from './store.ts';

type Common = {
  /** As commands of people name it: `production`, `./site` or `s3://bucket/prefix`. */
  name: string;
  encoding: Encoding;
  keepDays: number;
  /** `{id}` stands for the brand; null where nobody said. */
  siteUrl: string | null;
};
export type FolderTarget = Common & { kind: 'folder'; path: string };
export type S3Target = Common & {
  kind: 's3';
  bucket: string;
  /** Without a slash at its end; empty for none. */
  prefix: string;
  endpoint: string | undefined;
  region: string | undefined;
  profile: string | undefined;
  pathStyle: boolean;
  timeoutMs: number;
};
export type Target = FolderTarget | S3Target;

export type TargetFlags = {
  to?: string;
  endpoint?: string;
  site?: string;
  keepDays?: number;
};

const usualKeepDays = 30;

/**
 * Which place is meant: `--to`, else `BRAND_DEPLOY_TO`, else the default of `deploy.json`.
 * @throws BrandError (2) where none is named or the name is unknown, or `deploy.json` has errors.
 */
export function chooseTarget(flags: TargetFlags, context: Context): Target {
  const found = targetNamed(flags, context);
  return {
    ...found,
    keepDays: flags.keepDays ?? found.keepDays,
    siteUrl: flags.site ?? found.siteUrl,
  };
}

function targetNamed(flags: TargetFlags, context: Context): Target {
  const asked = flags.to ?? context.env['BRAND_DEPLOY_TO'];
  const endpoint = flags.endpoint ?? endpointIn(context.env);
  if (asked && /^[a-z][a-z0-9+.-]+:\/\//i.test(asked)) {
    return fromSource(asked, bucketOf(asked), { folder: context.cwd, endpoint });
  }
  const file = readDeployFile(context);
  const targets = file?.source.targets ?? {};
  const name = asked || file?.source.default;
  if (!name) throw noneNamed(Object.keys(targets), context);
  const source = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (source) return fromSource(name, source, { folder: file?.folder ?? context.cwd, endpoint });
  if (asked && looksLikeFolder(asked, context.cwd)) {
    return fromSource(asked, { kind: 'folder', path: asked }, { folder: context.cwd, endpoint });
  }
  throw unknown(name, Object.keys(targets));
}

/** @throws BrandError (2) for any address but that of a bucket. */
function bucketOf(address: string): Extract<TargetSource, { kind: 's3' }> {
  const [, bucket = '', prefix] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucketPattern.test(bucket) && (!prefix || prefixPattern.test(prefix))) {
    return { kind: 's3', bucket, ...(prefix ? { prefix } : {}) };
  }
  throw new BrandError({
    code: 'target-unknown',
    message: `${address} is not a bucket.`,
    fix: 'Write s3://bucket/prefix and name the store with --endpoint; or a folder, or a target of deploy.json.',
    exitCode: 2,
  });
}

function endpointIn({ AWS_ENDPOINT_URL: address }: NodeJS.ProcessEnv): string | undefined {
  if (!address) return undefined;
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return address;
  throw new BrandError({
    code: 'usage',
    message: `AWS_ENDPOINT_URL ${JSON.stringify(address)} is no address of a store.`,
    fix: 'Write it as https://s3.example.com, or unset it.',
    exitCode: 2,
  });
}

function looksLikeFolder(text: string, cwd: string): boolean {
  return /[/\\]|^[.~]/.test(text) || existsSync(resolve(cwd, text));
}

function fromSource(
  name: string,
  source: TargetSource,
  { folder, endpoint }: { folder: string; endpoint: string | undefined },
): Target {
  const common = {
    name,
    keepDays: source.keepDays ?? usualKeepDays,
    siteUrl: source.siteUrl ?? null,
  };
  if (source.kind === 'folder') {
    const path = source.path.replace(/^~(?=$|[/\\])/, homedir());
    return { ...common, kind: 'folder', path: resolve(folder, path), encoding: 'files' };
  }
  const address = source.endpoint ?? endpoint;
  return {
    ...common,
    kind: 's3',
    bucket: source.bucket,
    prefix: (source.prefix ?? '').replace(/\/+$/, ''),
    endpoint: address,
    region: source.region,
    profile: source.profile,
    // Stores of one's own seldom have a host name for each bucket.
    pathStyle: source.pathStyle ?? address !== undefined,
    timeoutMs: (source.timeoutSeconds ?? 60) * 1000,
    encoding: source.encodings ?? 'none',
  };
}

function noneNamed(known: readonly string[], context: Context): BrandError {
  const list = known.length > 0 ? `Targets: ${known.join(', ')}.` : '';
  return new BrandError({
    code: 'target-unnamed',
    message: `No target is named. ${list}`.trim(),
    fix: `Add --to with a folder, s3://bucket/prefix or a name of ${deployFilePath(context)}, or set BRAND_DEPLOY_TO.`,
    exitCode: 2,
  });
}

function unknown(name: string, known: readonly string[]): BrandError {
  const meant = didYouMean(name, known);
  const list = known.length > 0 ? `Targets: ${known.join(', ')}.` : 'deploy.json names none.';
  return new BrandError({
    code: 'target-unknown',
    message: `There is no target ${JSON.stringify(name)}, and no folder of that name.`,
    fix: meant ? `Did you mean ${meant}?` : `${list} A folder is written with a slash: ./${name}`,
    exitCode: 2,
  });
}

/** @returns the address at which a brand's site is verified, without a slash at its end; null for none. */
export function siteAddress(target: Target, id: string, origin: string | null): string | null {
  const url = target.siteUrl ?? (target.kind === 's3' ? origin : null);
  return url === null ? null : url.replaceAll('{id}', id).replace(/\/+$/, '');
}

/** The options that lead the next command to the same place. */
export function toOption(target: Target): string {
  const quoted = /^[\w@%+=:,./~-]+$/.test(target.name)
    ? target.name
    : `'${target.name.replaceAll("'", "'\\''")}'`;
  const { endpoint } = target.kind === 's3' ? target : {};
  const known = !target.name.startsWith('s3://') || endpoint === process.env['AWS_ENDPOINT_URL'];
  return `--to ${quoted}${endpoint === undefined || known ? '' : ` --endpoint ${endpoint}`}`;
}

/** @throws BrandError (4) where the store cannot be opened. */
export async function openStore(target: Target): Promise<Store> {
  if (target.kind === 's3') return (await import('./s3Store.ts')).openS3Store(target);
  return (await import('./folderStore.ts')).openFolderStore(target.path);
}
