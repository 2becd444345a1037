import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

/** Keeps a crash inside its children. `retry` mounts them anew. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
