import * as css from './WholeAddress.css.ts';

type Props = {
  /** What it is, above it. */
  label: string;
  /** As the browser connects to it; set apart from the rest. */
  host: string;
  /** What follows the host. */
  rest: string;
  on: 'page' | 'sheet';
};

/** An https address that a link leads to, whole, before anything opens. */
export function WholeAddress({ label, host, rest, on }: Props) {
  return (
    <div className={`${css.address} ${css.ground[on]}`}>
      <p className={css.label}>{label}</p>
      <bdi className={css.whole} translate="no">
        https://<b className={css.host}>{host}</b>
        {rest}
      </bdi>
    </div>
  );
}
