import { Component, type ReactNode } from 'react';
import { MissingPart } from './missing-part.tsx';

type Props = {
  /** The content of the boundary; another one is given another chance. */
  part: string;
  children: ReactNode;
};

type State = { error: unknown; part: string };

/** A page's code that did not arrive: browsers say so in their own words. */
const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /import|module/i.test(error.message);

/** Holds a part whose code could not be fetched, so that the rest of the site stays; other failures go on up. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null, part: this.props.part };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ part }: Props, state: State): Partial<State> | null {
    return part === state.part ? null : { error: null, part };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingCode(error)) throw error;
    return <MissingPart />;
  }
}
