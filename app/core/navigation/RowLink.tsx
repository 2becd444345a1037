import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path, with what is asked of the page. */
  to: string;
};

/**
 * A link that long lists have many of. The router's own `Link` is drawn anew with every change of the address:
 * all rows of a list, whenever a page opens over it.
 */
export function RowLink({ to, onClick, ...rest }: Props) {
  const { navigator } = useContext(NavigationContext);
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // What asks for another window or for a file is the browser's.
    const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigator.push(to);
  };
  return <a {...rest} href={navigator.createHref(to)} onClick={go} />;
}
