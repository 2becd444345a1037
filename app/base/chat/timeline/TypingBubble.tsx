import * as bubble from './Bubble.css.ts';
import * as css from './TypingBubble.css.ts';

/** Three dots below the newest message; the title says in words that the other side is typing. */
export function TypingBubble() {
  return (
    <div className={css.apart} aria-hidden="true">
      <div className={css.row}>
        <span className={css.face} />
        <div className={`${bubble.bubble} ${bubble.others.fill} ${bubble.others.last}`}>
          <span className={css.dots}>
            <i className={css.first} />
            <i className={css.second} />
            <i className={css.third} />
          </span>
        </div>
      </div>
    </div>
  );
}
