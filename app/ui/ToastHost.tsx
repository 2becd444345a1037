import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './Toast.css.ts';
import { currentToast, subscribeToasts } from './toasts.ts';

const none = () => null;

/** Where toasts appear: once in the app. The live region stays, so that screen readers notice. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, none);
  return (
    <div className={css.place} role="status">
      {toast && (
        <div key={toast.id} className={css.toast}>
          {toast.done && <Icon of={Check} size={20} />}
          {toast.text}
        </div>
      )}
    </div>
  );
}
