import type { Readable } from 'node:stream';
import { matchesArn } from '../iam/matches-pattern.ts';
import { environment } from '../template/environment.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord } from '../template/template.ts';
import { type HttpRequest, type HttpResponse, joinHeaders } from '../http-message.ts';
import { listOf, text } from '../template/read-properties.ts';

/** The actions that the bucket's policy allows to the distribution. */
export interface OriginAccess {
  mayRead: (key: string) => boolean;
  list: boolean;
}

/** An answer of which a large body has not been read yet. */
export type OriginResponse = Omit<HttpResponse, 'body'> & { body: Buffer | Readable };

/** The part of the local S3 that the edge needs. */
export interface ObjectReader {
  get(
    bucket: string,
    key: string,
    headers: Record<string, string | undefined>,
    method: 'GET' | 'HEAD',
  ): Promise<{ status: number; headers: Record<string, string>; body?: string | Readable }>;
}

/** Reads the bucket's policies for statements that allow CloudFront, for this distribution alone. */
export function originAccess(stack: Stack, bucket: string, distributionId: string): OriginAccess {
  const source = `arn:aws:cloudfront::${environment.account}:distribution/${distributionId}`;
  const statements = stack
    .ofType('AWS::S3::BucketPolicy')
    .filter(({ properties }) => properties['Bucket'] === bucket)
    .flatMap(({ properties }) => {
      const document = properties['PolicyDocument'];
      return isRecord(document) ? listOf(document['Statement']).filter(isRecord) : [];
    })
    .filter(({ Effect, Principal, Condition }) => {
      const service = isRecord(Principal) ? Principal['Service'] : undefined;
      return (
        Effect === 'Allow' &&
        service === 'cloudfront.amazonaws.com' &&
        JSON.stringify(Condition ?? {}).includes(JSON.stringify(source))
      );
    });
  const allows = (action: string, resource: string) =>
    statements.some(
      ({ Action, Resource }) =>
        listOf(Action).includes(action) &&
        listOf(Resource).some((pattern) => matchesArn(text(pattern), resource)),
    );
  const arn = `arn:aws:s3:::${bucket}`;
  return {
    mayRead: (key) => allows('s3:GetObject', `${arn}/${key}`),
    list: allows('s3:ListBucket', arn),
  };
}

function refusal(status: number, code: string, message: string): HttpResponse {
  return {
    status,
    headers: [['content-type', 'application/xml']],
    body: Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    ),
  };
}

const accessDenied = refusal(403, 'AccessDenied', 'Access Denied');

/** Answers from a private bucket as S3 answers the edge: without the right to list, a missing key is 403. */
export async function answerFromBucket(
  objects: ObjectReader,
  bucket: string,
  access: OriginAccess,
  request: HttpRequest,
): Promise<OriginResponse> {
  let key: string;
  try {
    key = decodeURIComponent(request.url.split('?')[0]!.slice(1));
  } catch {
    return refusal(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
  if (!access.mayRead(key)) return accessDenied;
  const headers = joinHeaders(request.headers);
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer =
    key === ''
      ? { status: 404, headers: {} }
      : await objects.get(
          bucket,
          key,
          {
            range: headers['range'],
            'if-range': headers['if-range'],
            'if-modified-since': headers['if-modified-since'],
            'if-none-match': headers['if-none-match']?.replaceAll('W/', ''),
          },
          method,
        );
  if (answer.status === 404) {
    return access.list
      ? refusal(404, 'NoSuchKey', 'The specified key does not exist.')
      : accessDenied;
  }
  const body = 'body' in answer ? answer.body : undefined;
  return {
    status: answer.status,
    headers: Object.entries(answer.headers),
    body: typeof body === 'object' ? body : Buffer.from(body ?? ''),
  };
}
