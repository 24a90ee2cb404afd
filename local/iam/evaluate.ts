import { assertOperators, conditionsHold, type Context } from './conditions.ts';
import { matchesPattern } from './matches-pattern.ts';
import { listOf, type Statement } from './statement.ts';

export type { Statement } from './statement.ts';

export type AccessRequest = {
  /** `dynamodb:PutItem` */
  action: string;
  /** An ARN, or `*` for an action that knows no resource. */
  resource: string;
  context?: Context;
};

export type Decision = {
  allowed: boolean;
  /** Ends the sentence "User … is not authorized to perform … ". */
  reason: string;
};

/**
 * Refuses statements that could not be decided faithfully, before anybody relies on them.
 * @throws Error that names the condition operator or the policy variable
 */
export function assertDecidable(statements: readonly Statement[]): void {
  for (const { Resource, NotResource, Condition = {} } of statements) {
    assertOperators(Condition);
    const variable = [...listOf(Resource), ...listOf(NotResource)].find((one) =>
      one.includes('${'),
    );
    if (variable) throw new Error(`The IAM policy variable in ${variable} is not emulated.`);
  }
}

/**
 * Decides a request as IAM does for identity-based policies: a matching Deny wins, then a matching
 * Allow, else no.
 * @throws Error that names a condition operator it does not know
 */
export function evaluate(statements: readonly Statement[], request: AccessRequest): Decision {
  let allowed = false;
  for (const statement of statements) {
    if (!applies(statement, request)) continue;
    if (statement.Effect === 'Deny')
      return { allowed: false, reason: 'with an explicit deny in an identity-based policy' };
    allowed = true;
  }
  return allowed
    ? { allowed, reason: 'allowed by an identity-based policy' }
    : { allowed, reason: `because no identity-based policy allows the ${request.action} action` };
}

function applies(statement: Statement, request: AccessRequest): boolean {
  const matchesAction = (pattern: string) =>
    matchesPattern(pattern.toLowerCase(), request.action.toLowerCase());
  const matchesResource = (pattern: string) => matchesPattern(pattern, request.resource);
  return (
    selects(statement.Action, statement.NotAction, matchesAction) &&
    selects(statement.Resource, statement.NotResource, matchesResource) &&
    conditionsHold(statement.Condition ?? {}, request.context ?? {})
  );
}

function selects(
  wanted: string | string[] | undefined,
  excepted: string | string[] | undefined,
  matches: (pattern: string) => boolean,
): boolean {
  return excepted === undefined ? listOf(wanted).some(matches) : !listOf(excepted).some(matches);
}
