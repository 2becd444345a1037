import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useWords } from '../../../parts/message/useWords.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import * as css from './ForwardPreview.css.ts';
import type { Forwarded } from './forwardedAtom.ts';
import type { ForwardPlan } from './forwardPlan.ts';

type Props = { forwarded: Forwarded; plan: ForwardPlan };

/** What is sent: the one message, how many and what the first of them say, or the record as it will look. */
export function ForwardPreview({ forwarded, plan }: Props) {
  const { t } = useTranslation(['chat.forward', 'chat.message']);
  const { messages, lines, leftOut } = plan;
  const isOne = forwarded.way === 'each' && messages.length === 1;
  const title =
    forwarded.way === 'merged' ? forwarded.title : t('messages', { count: messages.length });
  return (
    <section>
      <div className={css.preview}>
        {isOne ? (
          <OneMessage plan={plan} />
        ) : (
          <>
            <p className={css.title} dir="auto">
              {title}
            </p>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
              <p key={index} className={css.line} dir="auto">
                {line}
              </p>
            ))}
          </>
        )}
      </div>
      {leftOut > 0 && <p className={css.leftOut}>{t('leftOut', { count: leftOut })}</p>}
    </section>
  );
}

function OneMessage({ plan: { messages } }: Pick<Props, 'plan'>) {
  const { kindOf } = useMessageKinds();
  const say = useWords();
  const [message] = messages;
  const kind = message && kindOf(message);
  if (!message || kind?.place !== 'bubble') return null;
  return (
    <p className={css.one}>
      {kind.content.form !== 'words' && <Icon of={kind.glyph} size={20} />}
      <bdi className={css.words}>
        {kind.content.form === 'words' ? say(kind.preview(message)) : say(kind.name)}
      </bdi>
    </p>
  );
}
