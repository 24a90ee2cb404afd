/** The place that the local stage pretends to be in; the same account and region as `stages.local`. */
export const environment = {
  account: '000000000000',
  region: 'eu-west-1',
  partition: 'aws',
  urlSuffix: 'amazonaws.com',
} as const;
