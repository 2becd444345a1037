import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { useIsActiveScreen } from '../../core/screen/activeScreen.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { AlertShell } from '../../ui/AlertShell.tsx';
import { DamagedPage } from './DamagedPage.tsx';
import { parseUntrusted, readJsonParam, type Untrusted } from './untrusted.ts';

/** `/pages/modal/modal?json={title, text, confirm?, cancel?}`: a message over the page below. */
export function ModalScreen() {
  const { search } = useLocation();
  const param = readJsonParam(search, 'json');
  const message = param.kind === 'read' ? parseUntrusted('message', param.value) : null;
  return message ? <Message message={message} /> : <DamagedPage />;
}

function Message({ message }: { message: Untrusted<'message'> }) {
  const { t } = useTranslation('shell.modal');
  const back = useBack();
  const isActive = useIsActiveScreen();
  useDocumentTitle(message.title);
  if (!isActive) return null;
  const confirm = { label: message.confirm ?? t('ok'), look: 'second' as const, onClick: back };
  const cancel = message.cancel ? [{ label: message.cancel, onClick: back }] : [];
  return (
    <AlertShell title={message.title} actions={[...cancel, confirm]} onDismiss={back}>
      {message.text}
    </AlertShell>
  );
}

/** `/pages/modal/modal_n?json={title, paragraphs}`: a notice to read. */
export function ModalNScreen() {
  const { search } = useLocation();
  const param = readJsonParam(search, 'json');
  const notice = param.kind === 'read' ? parseUntrusted('notice', param.value) : null;
  return notice ? <Notice notice={notice} /> : <DamagedPage />;
}

function Notice({ notice }: { notice: Untrusted<'notice'> }) {
  const { t } = useTranslation('shell.modal');
  const back = useBack();
  const isActive = useIsActiveScreen();
  useDocumentTitle(notice.title);
  if (!isActive) return null;
  return (
    <AlertShell
      title={notice.title}
      actions={[{ label: t('ok'), look: 'second', onClick: back }]}
      onDismiss={back}
    >
      {notice.paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, and paragraphs may repeat
        <p key={index}>{paragraph}</p>
      ))}
    </AlertShell>
  );
}
