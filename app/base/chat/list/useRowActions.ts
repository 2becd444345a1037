import { useMemo } from 'react';
import type { CallableFunction } from '../../../contract/gateway/callableFunction.ts';
import { receiveOption } from '../../../contract/gateway/enums.ts';
import {
  deleteConversation,
  pinConversation,
  setConversationRecvMessageOpt,
} from '../../../contract/gateway/functions/conversations.ts';
import type { SentFunctionInput } from '../../../contract/gateway/gatewayFunction.ts';
import type { KeyOf } from '../../../core/i18n/translate.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { type CallProblem, callProblemOf } from '../../../core/messaging/callProblem.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { RowAction } from './rowActions.ts';

/** Does something with a conversation. Never rejects: what goes wrong is said in a toast. */
export type RunRowAction = (action: RowAction, conversationID: string) => void;

const problemKeys: Readonly<Record<CallProblem, KeyOf<'chat.list'>>> = {
  notSent: 'rowNotSent',
  refused: 'rowRefused',
  unknownOutcome: 'rowUnknown',
};

/** @param askToDelete a conversation is deleted once the person has said so again */
export function useRowActions(askToDelete: (conversationID: string) => void): RunRowAction {
  const { t } = useTranslation('chat.list');
  const messaging = useMessaging();
  return useMemo(() => {
    const call = <F extends CallableFunction>(
      declared: F,
      input: SentFunctionInput<F>,
    ): Promise<boolean> =>
      messaging.call(declared, input).then(
        () => true,
        (error: unknown) => {
          showToast(t(problemKeys[callProblemOf(error)]));
          return false;
        },
      );
    const keep = (kept: Promise<void>): void => void kept.catch(() => showToast(t('rowNotKept')));
    const mute = (conversationID: string, opt: 0 | 2): void =>
      void call(setConversationRecvMessageOpt, { conversationIDList: [conversationID], opt });
    const doIt: Readonly<Record<RowAction, (conversationID: string) => void>> = {
      markRead: (id) => keep(messaging.markConversationRead(id)),
      markUnread: (id) => keep(messaging.markUnread(id, true)),
      pin: (conversationID) => void call(pinConversation, { conversationID, isPinned: true }),
      unpin: (conversationID) => void call(pinConversation, { conversationID, isPinned: false }),
      mute: (id) => mute(id, receiveOption.silent),
      unmute: (id) => mute(id, receiveOption.normal),
      async hide(id) {
        if (!(await call(deleteConversation, id))) return;
        showToast(t('hidden'), { done: true });
        messaging.markUnread(id, false).catch(() => undefined);
      },
      delete: askToDelete,
    };
    return (action, conversationID) => doIt[action](conversationID);
  }, [messaging, t, askToDelete]);
}
