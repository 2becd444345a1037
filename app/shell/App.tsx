import { useLocation } from 'react-router-dom';
import { canonicalPath } from '../core/navigation/entryPaths.ts';
import { paths } from '../core/navigation/paths.ts';
import { ToastHost } from '../ui/ToastHost.tsx';
import type { AppParts } from './appParts.ts';
import { AppErrorScreen } from './errors/AppErrorScreen.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { frameScreen } from './frame/frameScreen.ts';
import { LazyScreen } from './lazy/LazyScreen.tsx';
import { Providers } from './Providers.tsx';
import { PageStack } from './stack/PageStack.tsx';

/** The whole app below its router: the pages, or the framed page on a desktop. */
export function App({ parts }: { parts: AppParts }) {
  const { pathname } = useLocation();
  const isFrame = canonicalPath(pathname) === paths.frame;
  return (
    <Providers parts={parts}>
      <ErrorBoundary fallback={() => <AppErrorScreen />}>
        {isFrame ? <LazyScreen source={frameScreen} /> : <PageStack />}
        <ToastHost />
      </ErrorBoundary>
    </Providers>
  );
}
