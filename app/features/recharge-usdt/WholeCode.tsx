import { groupAddress } from '../../lib/chainAddress/groupAddress.ts';
import * as css from './WholeCode.css.ts';

type Props = {
  /** An address or a hash. */
  code: string;
  /** @default 'text' */
  size?: keyof typeof css.size;
};

/**
 * An address or a hash, whole, to be compared by eye: groups of four that wrap and are never cut. The
 * gaps are drawn, so that what is read or selected is the code itself.
 */
export function WholeCode({ code, size = 'text' }: Props) {
  return (
    <span className={`${css.code} ${css.size[size]}`} translate="no">
      {groupAddress(code).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of a code that never move
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}
