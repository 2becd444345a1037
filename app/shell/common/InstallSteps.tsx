import { type Glyph, Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import * as css from './InstallSteps.css.ts';

type Props = {
  /** What to do, in order, each with the sign to look for in the browser. */
  steps: readonly { glyph: Glyph; sentence: string }[];
};

/** Numbered steps; each ends with the sign as the browser draws it. */
export function InstallSteps({ steps }: Props) {
  return (
    <List>
      <ol className={css.steps}>
        {steps.map(({ glyph, sentence }) => (
          <li key={sentence} className={css.step}>
            <span className={css.sentence}>{sentence}</span>
            <span className={css.sign}>
              <Icon of={glyph} />
            </span>
          </li>
        ))}
      </ol>
    </List>
  );
}
