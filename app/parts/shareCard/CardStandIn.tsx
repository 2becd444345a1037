import * as css from './shareCard.css.ts';

/** In the place of a card while its code is fetched. */
export function CardStandIn({ label }: { label: string }) {
  return (
    <div className={css.content} role="status" aria-label={label}>
      <div className={css.cardStandIn} />
    </div>
  );
}
