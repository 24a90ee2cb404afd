import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';

type Attributes = Record<string, Record<string, unknown>>;

/**
 * The records that wake a function: how their keys begin, and what their item was before or is after the change. What
 * is not named may be anything.
 */
export type WantedRecord = {
  pk?: string[];
  sk?: string[];
  before?: Attributes;
  after?: Attributes;
  /** Whether it is gone because its time in the table was over. */
  forgotten?: true;
};

/** A text that is one of these. */
export const isOneOf = (...texts: string[]) => ({ S: FilterRule.or(...texts) });

/** A number that is there and is not this one: a stream writes numbers as texts. */
export const isNumberOtherThan = (number: number) => ({
  N: [{ 'anything-but': [String(number)] }],
});

const beginsWith = (beginnings: string[]) => ({
  S: beginnings.flatMap((beginning) => FilterRule.beginsWith(beginning)),
});

/** The filter of a mapping for these records. */
export function recordFilter({ pk, sk, before, after, forgotten }: WantedRecord) {
  return FilterCriteria.filter({
    ...(forgotten && {
      eventName: FilterRule.isEqual('REMOVE'),
      userIdentity: { principalId: FilterRule.isEqual('dynamodb.amazonaws.com') },
    }),
    dynamodb: {
      Keys: { ...(pk && { pk: beginsWith(pk) }), ...(sk && { sk: beginsWith(sk) }) },
      ...(before && { OldImage: before }),
      ...(after && { NewImage: after }),
    },
  });
}
