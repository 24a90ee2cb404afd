import type { Guard } from './guard.ts';

const media = 'test/api/media.test.ts';
const finalizer = 'test/api/media-finalizer.test.ts';

/** Files, and text that wants to be more. */
export const fileGuards: Guard[] = [
  {
    case: 41,
    what: 'the hour’s count of guesses',
    file: 'functions/data/enrollment-keys.ts',
    guard: 'perHour: 10,',
    without: 'perHour: 10_000,',
    test: 'test/api/admission.test.ts',
  },
  {
    case: 49,
    what: 'the endings of a type',
    file: 'functions/media/check-upload.ts',
    guard: '!fitsType(file.fileName, file.contentType)',
    without: "file.fileName === ''",
    test: media,
  },
  {
    case: 50,
    what: 'the size in a form',
    file: 'functions/platform/signed-form.ts',
    guard: "['content-length-range', terms.bytes, terms.bytes]",
    without: "['content-length-range', 0, 5_000_000_000]",
    test: media,
  },
  {
    case: 51,
    what: 'the fields of a form',
    file: 'functions/platform/signed-form.ts',
    guard: '({ [name]: value })',
    without: "(value === '' ? { [name]: value } : ['starts-with', `$${name}`, ''])",
    test: media,
  },
  {
    case: 52,
    what: 'the look at the bytes',
    file: 'functions/events/media-finalizer/look-at.ts',
    guard: "return look ? look(file) : 'wrong_bytes';",
    without: "return look ? null : 'wrong_bytes';",
    test: finalizer,
  },
  {
    case: 53,
    what: '`sandbox`',
    file: 'lib/content-security-policy.ts',
    guard: '  sandbox: [],',
    without: '',
    test: 'test/infra/edge.test.ts',
  },
  {
    case: 53,
    what: '`attachment` where nothing is said',
    file: 'lib/constructs/media-delivery.ts',
    guard: "unlessSaid: { 'Content-Disposition': 'attachment' },",
    without: '',
    test: 'test/security/downloads.test.ts',
  },
  {
    case: 55,
    what: 'the removal of what nobody asked for',
    file: 'functions/events/media-finalizer/finalize.ts',
    guard: 'await discard(deps.client, deps.bucket, key);',
    without: '',
    test: finalizer,
  },
  {
    case: 56,
    what: 'the version that was looked at',
    file: 'functions/events/media-finalizer/incoming-object.ts',
    guard:
      'CopySource: `${bucket}/${place.Key}${version}`,\n          CopySourceIfMatch: head.ETag,',
    without: 'CopySource: `${bucket}/${place.Key}`,',
    test: finalizer,
  },
  {
    case: 57,
    what: 'the fault that is told',
    file: 'functions/events/media-finalizer/finalize.ts',
    guard: "if (now?.file.state === 'pending') throw error;",
    without: '',
    test: finalizer,
  },
  {
    case: 58,
    what: 'the signature of a link',
    file: 'lib/edge/media-link.js',
    guard: 'if (!same(signature, hmac(key, `${mediaId}\\n${expires}`))) return refused;',
    without: '',
    test: 'test/security/downloads.test.ts',
  },
  {
    case: 59,
    what: 'the hour’s count of uploads',
    file: 'functions/data/upload-quota.ts',
    guard: 'perHour: 500,',
    without: 'perHour: 500_000,',
    test: media,
  },
  {
    case: 60,
    what: 'the state that is settled once',
    file: 'functions/data/media.ts',
    guard: "condition: '#state = :pending',",
    without: "condition: '#state = :pending OR attribute_exists(#state)',",
    test: finalizer,
  },
];
