import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { S3Error } from './s3-error.ts';

const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 20 * 1024;

export interface PostForm {
  /** Names in lower case, in the order of the form; what follows the file is never read. */
  fields: Map<string, string>;
  /** The file's own name without any folder. */
  filename: string;
  file: Readable;
  /** Lets go of the request, so that its rest is thrown away and an answer can go out. */
  release(): void;
}

/**
 * Reads a multipart form up to its `file` field, whose bytes are left to flow.
 * @throws S3Error MalformedPOSTRequest, MaxPostPreDataLengthExceededError, InvalidArgument
 */
export function readPostForm(request: IncomingMessage): Promise<PostForm> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const parser = createParser(request);
    const release = (): void => {
      request.unpipe(parser);
      request.resume();
    };
    const refuse = (error: S3Error): void => {
      release();
      reject(error);
    };
    let fieldBytes = 0;
    parser.on('field', (name, value, info) => {
      fieldBytes += Buffer.byteLength(value);
      if (info.valueTruncated || info.nameTruncated || fieldBytes > MAX_FIELD_BYTES)
        return refuse(
          new S3Error(
            'MaxPostPreDataLengthExceededError',
            'Your POST request fields preceding the upload file were too large.',
          ),
        );
      const lower = name.toLowerCase();
      if (fields.has(lower))
        return refuse(new S3Error('InvalidArgument', `POST requires exactly one ${lower} field.`));
      fields.set(lower, value);
    });
    parser.on('file', (name, file, info) => {
      if (name.toLowerCase() !== 'file') {
        file.resume();
        return refuse(new S3Error('InvalidArgument', 'POST requires exactly one file upload.'));
      }
      request.once('close', () => {
        if (!request.complete) file.destroy(new S3Error('IncompleteBody', 'The upload broke off.'));
      });
      // Chromium calls the part of a nameless Blob "blob"; a file without a name arrives as "".
      resolve({ fields, filename: info.filename ?? '', file, release });
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () =>
        refuse(new S3Error('MaxPostPreDataLengthExceededError', 'The form has too many fields.')),
      );
    parser.on('error', () => refuse(malformed()));
    parser.on('close', () => {
      reject(new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.'));
    });
    request.once('close', () => {
      if (!request.complete) reject(new S3Error('IncompleteBody', 'The upload broke off.'));
    });
    request.pipe(parser);
  });
}

function createParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: MAX_FIELDS, files: 1, fieldSize: MAX_FIELD_BYTES },
    });
  } catch {
    throw malformed();
  }
}

function malformed(): S3Error {
  return new S3Error(
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );
}
