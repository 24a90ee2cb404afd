import { AppError } from './app-error.ts';

const maxBytes = 256 * 1024;
const maxDepth = 32;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether brackets nest deeper than `maxDepth`, told from the text: a deep document must never reach a recursive parser. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) inString = false;
    } else if (character === 0x22) inString = true;
    else if (character === 0x5b || character === 0x7b) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  return false;
}

/** Refuses the keys through which a careless merge would reach a prototype. */
function refuseForbiddenKeys(key: string, value: unknown): unknown {
  if (forbiddenKeys.has(key)) throw new AppError('malformed_request');
  return value;
}

/**
 * Parses the body of a request.
 * @throws AppError `unsupported_media_type`, `too_large` (over 256 KB), `malformed_request` (no JSON, deeper than 32, a forbidden key)
 */
export function parseJsonBody(request: {
  contentType: string | undefined;
  body: string | undefined;
  isBase64Encoded: boolean;
}): unknown {
  if (
    !/^application\/json(;\s*charset=utf-8)?$/i.test(request.contentType ?? '') ||
    request.isBase64Encoded
  )
    throw new AppError('unsupported_media_type');
  const text = request.body ?? '';
  if (text.length > maxBytes || Buffer.byteLength(text) > maxBytes) throw new AppError('too_large');
  if (tooDeep(text)) throw new AppError('malformed_request');
  try {
    return JSON.parse(text, refuseForbiddenKeys);
  } catch (cause) {
    throw new AppError('malformed_request', { cause });
  }
}
