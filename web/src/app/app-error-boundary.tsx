import { Component, type ReactNode } from 'react';
import { AppErrorPage } from './app-error-page.tsx';

type Props = { children: ReactNode };

/** Holds what no page could: React asks for a class here. */
export class AppErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Unexpected application error', error);
  }

  override render(): ReactNode {
    return this.state.failed ? <AppErrorPage /> : this.props.children;
  }
}
