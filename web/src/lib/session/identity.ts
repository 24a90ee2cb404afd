import type { Tokens } from './tokens.ts';

/** The end of the return from the hosted sign-in. */
export type Arrival = { kind: 'none' } | { kind: 'signedIn'; path: string } | { kind: 'failed' };

/** The calls of an identity provider that the session needs. */
export type Identity = {
  /** Whether this browser keeps a session or is on its way back from the hosted sign-in. */
  present: () => boolean;
  /** Finishes a sign-in that is under way, if there is one. */
  arrive: () => Promise<Arrival>;
  /** The tokens that this browser keeps, expired or not. */
  stored: () => Promise<Tokens | null>;
  /**
   * New tokens; null when the provider will not renew.
   * @throws when it could not be reached
   */
  renew: () => Promise<Tokens | null>;
  /** Leaves for the hosted sign-in; it comes back to `path`. `hint`: the address that somebody has just given. */
  signIn: (path: string, hint?: string) => Promise<void>;
  /**
   * Leaves for new tokens and comes back to `path`, without a question: by the provider's own cookie. What is kept
   * here stays until then.
   */
  comeBack: (path: string) => Promise<void>;
  /** Ends the session here and at the provider, and leaves for its sign-out. */
  signOut: () => Promise<void>;
  /** Calls back when another tab signed out or in. */
  onChange: (listener: () => void) => () => void;
};
