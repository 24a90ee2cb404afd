import { records, text } from '../template/read-properties.ts';
import { isRecord, type Properties } from '../template/template.ts';

/** Whether a distribution has the API behind it: that one is the site. */
export function servesApi(distribution: Properties): boolean {
  const config = distribution['DistributionConfig'];
  const origins = isRecord(config) ? records(config['Origins']) : [];
  return origins.some((origin) => text(origin['DomainName']).includes('.execute-api.'));
}
