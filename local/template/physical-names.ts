import { createHash } from 'node:crypto';

/** Lower-case letters and digits that follow from the seed alone, so that names survive a restart. */
export function stableId(seed: string, length: number): string {
  const hex = createHash('sha512').update(seed).digest('hex');
  return BigInt(`0x${hex}`).toString(36).slice(0, length);
}

/** The name that CloudFormation would make: stack, logical id and a random-looking end. */
export function generatedName(stackName: string, logicalId: string, maxLength: number): string {
  const end = stableId(`${stackName}/${logicalId}`, 12).toUpperCase();
  const start = `${stackName}-${logicalId}`.slice(0, maxLength - end.length - 1);
  return `${start}-${end}`;
}
