import { Avatar } from './Avatar.tsx';
import type { AnyFace } from './face.ts';
import * as css from './QrCard.css.ts';
import { QrCode } from './QrCode.tsx';

type Props = {
  title: string;
  detail?: string;
  /** Address of the brand's icon. */
  logo: string;
  /** Whose card it is: stands beside the title in place of the icon. */
  face?: AnyFace;
  /** What the code holds. */
  code: string;
  /** What the code is for, for screen readers. */
  codeLabel: string;
  caption: string;
};

/** The brand's card to be scanned: white in both schemes. Load it lazily. */
export function QrCard({ title, detail, logo, face, code, codeLabel, caption }: Props) {
  return (
    <section className={css.card}>
      <div className={css.head}>
        {face ? <Avatar {...face} size="s44" /> : <img className={css.logo} src={logo} alt="" />}
        <div className={css.names} translate="no">
          <p className={css.title}>{title}</p>
          {detail && <p className={css.detail}>{detail}</p>}
        </div>
      </div>
      <div className={css.code}>
        <QrCode text={code} label={codeLabel} logo={logo} />
      </div>
      <p className={css.caption}>{caption}</p>
    </section>
  );
}
