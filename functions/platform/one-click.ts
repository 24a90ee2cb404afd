import { AppError } from './app-error.ts';

/** A mail program sends only a few bytes. */
const most = 2048;

const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const part = /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/;

/**
 * Whether a body is the one click by which a mail program says that somebody wants no more mails (RFC 8058):
 * a form, which nothing but the address of the request tells from others of its kind.
 * @throws AppError `unsupported_media_type` for any other form
 */
export function isOneClick(request: {
  contentType: string | undefined;
  body: string | undefined;
  isBase64Encoded: boolean;
}): boolean {
  const { contentType = '', body = '', isBase64Encoded } = request;
  if (!forms.test(contentType)) return false;
  const text = Buffer.from(body.slice(0, most), isBase64Encoded ? 'base64' : 'utf8').toString();
  const said = new URLSearchParams(text).get('List-Unsubscribe') === 'One-Click' || part.test(text);
  if (!said) throw new AppError('unsupported_media_type');
  return true;
}
