import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Localize } from '../addresses.ts';
import type { TrustedObjects } from '../s3/trusted-objects.ts';
import type { Assembly } from '../template/assembly.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, TemplateError } from '../template/template.ts';
import { contentType } from './content-type.ts';
import { text, texts } from '../template/read-properties.ts';

interface SiteFile {
  bucket: string;
  key: string;
  content: Buffer;
  headers: Record<string, string>;
}

const played = new Set(
  'ServiceToken SourceBucketNames SourceObjectKeys SourceMarkers DestinationBucketName DestinationBucketKeyPrefix WaitForDistributionInvalidation DistributionId DistributionPaths Prune SystemMetadata OutputObjectKeys DestinationBucketArn Extract'.split(
    ' ',
  ),
);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

/** Fills in what was not known at synthesis, and local addresses where settings are written. */
function fill(content: Buffer, key: string, markers: unknown, localize: Localize): Buffer {
  const values = Object.entries(isRecord(markers) ? markers : {});
  const hasSettings = /\.(html|json)$/.test(key);
  if (values.length === 0 && !hasSettings) return content;
  const text = values.reduce(
    (filled, [marker, value]) => filled.replaceAll(marker, String(value)),
    content.toString('utf8'),
  );
  return Buffer.from(hasSettings ? localize(text) : text);
}

function readDeployment(
  properties: Properties,
  assembly: Assembly,
  localize: Localize,
): SiteFile[] {
  const unknown = Object.keys(properties).find((name) => !played.has(name));
  if (unknown) throw new TemplateError(`${unknown} of a bucket deployment is not played.`);
  const prefix = text(properties['DestinationBucketKeyPrefix'], '');
  const metadata = properties['SystemMetadata'];
  const markers = Array.isArray(properties['SourceMarkers']) ? properties['SourceMarkers'] : [];
  return texts(properties['SourceObjectKeys']).flatMap((objectKey, index) => {
    const folder = assembly.assetPath(objectKey);
    return filesBelow(folder).map((path) => {
      const key = prefix + relative(folder, path).split(sep).join('/');
      return {
        bucket: text(properties['DestinationBucketName']),
        key,
        content: fill(readFileSync(path), key, markers[index], localize),
        headers: {
          'content-type': contentType(key),
          ...(isRecord(metadata) ? (metadata as Record<string, string>) : {}),
        },
      };
    });
  });
}

function digestOf(files: SiteFile[]): string {
  const hash = createHash('sha256');
  for (const { bucket, key, content, headers } of files)
    hash.update(`${bucket}/${key}\0${JSON.stringify(headers)}\0`).update(content);
  return hash.digest('hex');
}

/**
 * Does what the bucket deployments of the template do: copies their assets into the bucket.
 * @param stamp file that remembers what was copied last; null copies always
 */
export async function deploySite(
  { stack, assembly, localize }: { stack: Stack; assembly: Assembly; localize: Localize },
  objects: TrustedObjects,
  stamp: string | null,
): Promise<void> {
  const files = stack
    .ofType('Custom::CDKBucketDeployment')
    .flatMap(({ properties }) => readDeployment(properties, assembly, localize));
  const digest = stamp === null ? null : digestOf(files);
  if (stamp !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  for (const { bucket, key, content, headers } of files) {
    await objects.put(bucket, key, content, headers);
  }
  if (stamp !== null && digest !== null) writeFileSync(stamp, digest);
}
