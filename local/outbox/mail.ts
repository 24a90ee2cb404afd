export interface NewMail {
  to: string[];
  from: string;
  /** The address for an answer; by default, `from`. */
  replyTo?: string[];
  /** The headers that a mail program reads beside the usual ones. */
  headers?: Record<string, string>;
  subject: string;
  /** The text that a person reads; addresses in it become links. */
  text: string;
  /** Kept for whoever asks by JSON; the page shows the text alone. */
  html?: string;
  /** A confirmation code in the text, so that a test need not search for it. */
  code?: string;
}

export interface Mail extends NewMail {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}
