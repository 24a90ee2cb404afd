import type { MediaType } from '#shared/policies/media-types.ts';
import type { OpenableMedia } from '#shared/schemas/media-library.ts';
import { send, type Sending } from './send.ts';

export type About = { fileName: string; contentType: MediaType; bytes: number };
type Form = { url: string; fields: Record<string, string> };

/** What the server says of every file that is on its way, whatever it belongs to. */
export type Arriving = Pick<
  OpenableMedia,
  'mediaId' | 'fileName' | 'bytes' | 'state' | 'rejection' | 'rejectedAtLine'
>;

/**
 * The calls that an upload makes to the API and to the place where files arrive. A write keeps its key when it is tried
 * again.
 */
export type Transport<Place, Media extends Arriving> = {
  begin: (
    place: Place,
    about: About & { fingerprint: string },
    idempotencyKey: string,
  ) => Promise<{ media: Arriving; upload: { arrived: number[] } }>;
  askForm: (
    place: Place,
    about: About,
    idempotencyKey: string,
  ) => Promise<{ media: Arriving; upload: Form }>;
  sendForm: (form: Form, file: Blob, fileName: string, how: Sending) => Promise<void>;
  arrived: (place: Place, mediaId: string) => Promise<{ arrived: number[]; fingerprint: string }>;
  addresses: (
    place: Place,
    mediaId: string,
    numbers: number[],
  ) => Promise<{ parts: { number: number; url: string }[] }>;
  sendPart: (url: string, part: Blob, how: Sending) => Promise<void>;
  complete: (place: Place, mediaId: string, idempotencyKey: string) => Promise<unknown>;
  look: (place: Place, mediaId: string) => Promise<Media>;
  giveUp: (place: Place, mediaId: string) => Promise<unknown>;
};

/** The calls that are the same wherever a file goes. */
export const sending: Pick<Transport<never, never>, 'sendForm' | 'sendPart'> = {
  sendForm: ({ url, fields }, file, fileName, how) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, fileName);
    return send('POST', url, form, how);
  },
  sendPart: (url, part, how) => send('PUT', url, part, how),
};
