import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { Seal } from '../../ui/Seal.tsx';
import * as css from './PersonRow.css.ts';
import type { NamedPerson } from './personName.ts';
import { usePersonFace } from './usePersonFace.ts';
import { usePersonName } from './usePersonName.ts';
import { useSupport } from './useSupport.ts';

type Props = {
  /** As `usePersonFace`. */
  person: NamedPerson & { faceURL: string };
  /** A second line. */
  detail?: string;
  /** Makes the row a link inside the app. */
  to?: string;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Whether what the button shows below the row is there. */
  expanded?: boolean;
  /** At the end of the row, such as a `Tag`; a control only where the row is none itself. */
  end?: ReactNode;
};

/** One person of a list: face, name and a line of words. */
export function PersonRow({ person, detail, to, onClick, expanded, end }: Props) {
  const { t } = useTranslation('person');
  const face = usePersonFace(person);
  const name = usePersonName()(person);
  const support = useSupport(person.userID);
  const content = (
    <>
      <Avatar {...face} size="s44" />
      <span className={css.words}>
        <span className={css.head}>
          <span className={css.name} dir="auto">
            {name}
          </span>
          {support && <Seal label={t('official')} />}
        </span>
        {detail && (
          <span className={css.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </>
  );
  const pressable = `${css.row} ${css.divided} ${css.pressable}`;
  if (to !== undefined) {
    return (
      <Link to={to} className={pressable} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (onClick === undefined) return <div className={`${css.row} ${css.divided}`}>{content}</div>;
  return (
    <button type="button" className={pressable} aria-expanded={expanded} onClick={onClick}>
      {content}
    </button>
  );
}
