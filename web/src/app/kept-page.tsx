import { Component, type ReactNode } from 'react';

type Props = {
  /** What is shown in its place for a moment. */
  instead: ReactNode;
  children: ReactNode;
};
type Left = { top: number; focused: Element | null };

/**
 * A page that gives way to something else and comes back as it was: what is typed in it, its scroll and the focus. A class,
 * since only that is asked before the page is taken from sight, which moves both.
 */
export class KeptPage extends Component<Props> {
  #left: Left | null = null;

  override getSnapshotBeforeUpdate({ instead }: Props): Left | null {
    return this.props.instead && !instead
      ? { top: scrollY, focused: document.activeElement }
      : this.#left;
  }

  override componentDidUpdate(_: Props, __: unknown, left: Left | null): void {
    this.#left = this.props.instead ? left : null;
    if (this.props.instead || !left) return;
    scrollTo(0, left.top);
    // A dialog that lay over the page has kept it.
    if (left.focused instanceof HTMLElement && document.activeElement === document.body)
      left.focused.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    const { instead, children } = this.props;
    return (
      <>
        {instead}
        <div style={{ display: instead ? 'none' : 'contents' }}>{children}</div>
      </>
    );
  }
}
