import { embedProviders } from '#shared/policies/embeds.ts';

export type ContentOrigins = {
  /** The origin of the files of courses. */
  media: string;
  /** The origin to which files are sent: `https://bucket.s3.region.amazonaws.com`. */
  uploads: string;
  /** The hosted sign-in and the identity service. */
  identity: string[];
};

/**
 * Emotion fills its style elements through the CSSOM, which a policy allows; only the empty element
 * itself must be let in, by the digest of the empty text. Nothing is forgiven that carries text.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy of the site's pages. Origins of files end in a slash, so that they also hold as a path. */
export function siteContentSecurityPolicy(
  { media, uploads, identity }: ContentOrigins,
  options: { upgradeInsecure: boolean },
): string {
  const files = `${media}/`;
  const incoming = `${uploads}/`;
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Texts that anybody may have written are parsed in a thread of their own.
    'worker-src': ["'self'"],
    'style-src': ["'self'", emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', files],
    'media-src': ["'self'", 'blob:', files],
    'font-src': ["'self'"],
    // Files are also read: a person's photo goes into what they take along.
    'connect-src': ["'self'", ...identity, incoming, files],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': Object.values(embedProviders).map(({ origin }) => origin),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...(options.upgradeInsecure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/** The policy of API answers: they are data, so nothing in them may load or run. */
export const apiContentSecurityPolicy = join({
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
});

/** The policy of files: a page of its own that is made of one loads nothing, runs nothing and is nobody. */
export const mediaContentSecurityPolicy = join({
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  sandbox: [],
});

function join(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
