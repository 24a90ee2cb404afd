/** A CloudFormation template as synthesized. */
export interface Template {
  Parameters?: Record<string, { Type: string; Default?: string }>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
  Conditions?: Record<string, unknown>;
  Resources: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Condition?: string }>;
}

export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
  Condition?: string;
  Metadata?: Record<string, unknown>;
  [attribute: string]: unknown;
}

export type Properties = Record<string, unknown>;

/** A resource after resolution: nothing in its properties is an intrinsic any more. */
export interface Resource {
  logicalId: string;
  type: string;
  /** The value of `Ref`: a name, an id or an ARN, as the type has it. */
  ref: string;
  properties: Properties;
}

/** The template could not be played as it stands; the message names what and where. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
