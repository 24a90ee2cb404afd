type OneOrMore = string | string[];

/** Operator → context key → values, as in a policy document. */
export type Condition = Record<string, Record<string, OneOrMore | boolean | number>>;

/** One statement of an identity-based policy, resolved: no intrinsic functions, no variables. */
export type Statement = {
  Sid?: string;
  Effect: 'Allow' | 'Deny';
  Action?: OneOrMore;
  NotAction?: OneOrMore;
  Resource?: OneOrMore;
  NotResource?: OneOrMore;
  Condition?: Condition;
};

export function listOf<Value>(value: Value | Value[] | undefined): Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
