import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFeatures, useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Amount } from '../Amount.tsx';
import type { UnconfirmedIntent } from './createMoneyIntents.ts';
import * as css from './UnconfirmedRow.css.ts';
import { useMoneyIntents } from './useMoneyIntents.ts';

type Props = { order: UnconfirmedIntent; currency: string | undefined };

/**
 * One order without an answer: its kind, its amount, and what can be done about it. To send it again
 * leads to the page of its kind, which asks for what is never kept.
 */
export function UnconfirmedRow({ order, currency }: Props) {
  const { call, points, canSend } = order;
  const { t } = useTranslation('points.intents');
  const label = useLabel();
  const navigate = useNavigate();
  const intent = useMoneyIntents()?.intentOf(call);
  const [isBusy, setBusy] = useState(false);
  const kind = useSlot('points.order').find(({ sent }) => sent?.by === call);
  // A feature that is switched off still names its orders, and has no page to send one.
  const { loaded } = useFeatures();
  const isOffered = kind && loaded.some(({ slots }) => slots?.['points.order']?.includes(kind));
  const page = isOffered ? kind.sent?.at : undefined;
  const act = async (work: Promise<void> | undefined): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return (
    <div className={css.row}>
      <div className={css.head}>
        <span className={css.kind}>{kind && label(kind.label)}</span>
        {points !== null && <Amount amount={points} currency={currency} />}
      </div>
      <Tag tone="warning" glyph={Clock}>
        {t('unconfirmed')}
      </Tag>
      {canSend && <p className={css.note}>{t('unseen')}</p>}
      <div className={css.actions}>
        <Button
          size="small"
          look="outline"
          busyLabel={isBusy ? t('checking') : undefined}
          onClick={() => void act(intent?.checkNow())}
        >
          {t('checkNow')}
        </Button>
        {canSend && page && (
          <Button size="small" look="second" onClick={() => void navigate(page)}>
            {t('sendNow')}
          </Button>
        )}
        {canSend && (
          <Button
            size="small"
            look="outline"
            disabled={isBusy}
            onClick={() => void act(intent?.drop())}
          >
            {t('drop')}
          </Button>
        )}
      </div>
    </div>
  );
}
