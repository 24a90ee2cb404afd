import { RetentionDays } from 'aws-cdk-lib/aws-logs';

export type StageName = 'local' | 'dev' | 'prod';

/** The differences between the places where the platform runs. Everything else is the same everywhere. */
export type Stage = {
  name: StageName;
  /** Without an account, the template fits any account. */
  env: { account?: string; region: string };
  /** An own name for the site; its certificate must live in us-east-1. Without one, CloudFront's name serves. */
  domain?: { name: string; certificateArn: string };
  /** The policy for the data when its resource leaves the stack. */
  removal: 'retain' | 'destroy';
  /**
   * The policy of table and pool. It also outlives a first deployment that fails, so a stage that is only tried has
   * none.
   */
  deletionProtection: boolean;
  pointInTimeRecovery: boolean;
  logRetention: RetentionDays;
  /** Days that access logs of the edge and the buckets are kept. */
  accessLogDays: number;
  /** The receiver of alarms and of the budget's warnings. Without one, they ring on the topic alone. */
  alarmMail?: string;
  /** The sender of our own mails; SES must know its domain as verified. */
  mailFrom: string;
  /** Sign-ups and codes that one network may ask for in five minutes; without it, as many as Cognito's quotas let in. */
  signUpLimit?: number;
  /** The reader of what people write by the contact form. */
  contactAddress: string;
  /** US dollars in a month, for the whole account. */
  monthlyBudget: number;
  /** Requests a second that the gateway lets through, and the most at once. */
  throttle: { rateLimit: number; burstLimit: number };
  /** Whether routes that cost more than others have throttles of their own; a laptop's tests would meet them. */
  throttlesRoutes: boolean;
  /** Count up to replace the generated secrets with the next deployment. */
  secretsGeneration: number;
};

const account = process.env['CDK_DEFAULT_ACCOUNT'];
const region = process.env['AWS_REGION'] ?? 'eu-west-1';
const alarmMail = process.env['ALARM_MAIL'];
/** Stands where a stage has no sender of its own. */
const nobody = 'no-reply@example.org';
// No mail reaches these; what is sent to them waits in the failure queue, whose alarm rings.
const mailFrom = process.env['MAIL_FROM'] ?? nobody;
const contactAddress = process.env['CONTACT_ADDRESS'] ?? 'help@example.org';

export const stages: Record<StageName, Stage> = {
  local: {
    name: 'local',
    env: { account: '000000000000', region: 'eu-west-1' },
    removal: 'destroy',
    deletionProtection: true,
    pointInTimeRecovery: true,
    logRetention: RetentionDays.ONE_DAY,
    accessLogDays: 1,
    mailFrom: 'no-reply@learning.example',
    contactAddress: 'help@learning.example',
    monthlyBudget: 1,
    throttle: { rateLimit: 2000, burstLimit: 5000 },
    throttlesRoutes: false,
    secretsGeneration: 1,
  },
  dev: {
    name: 'dev',
    env: { account, region },
    removal: 'destroy',
    deletionProtection: false,
    pointInTimeRecovery: true,
    logRetention: RetentionDays.TWO_WEEKS,
    accessLogDays: 14,
    alarmMail,
    mailFrom,
    contactAddress,
    monthlyBudget: 10,
    throttle: { rateLimit: 100, burstLimit: 200 },
    throttlesRoutes: true,
    secretsGeneration: 1,
  },
  prod: {
    name: 'prod',
    env: { account, region },
    removal: 'retain',
    deletionProtection: true,
    pointInTimeRecovery: true,
    logRetention: RetentionDays.THREE_MONTHS,
    accessLogDays: 90,
    alarmMail,
    mailFrom,
    contactAddress,
    monthlyBudget: 100,
    throttle: { rateLimit: 1000, burstLimit: 2000 },
    throttlesRoutes: true,
    signUpLimit: 100,
    secretsGeneration: 1,
  },
};

/** The stage of that name; an unknown name is refused with the names that exist. */
export function stageNamed(name: string): Stage {
  const stage = Object.values(stages).find((candidate) => candidate.name === name);
  if (!stage) {
    throw new Error(
      `There is no stage "${name}": choose one of ${Object.keys(stages).join(', ')}.`,
    );
  }
  return stage;
}

/** Whether mails go out from a domain of the stage's own, which SES has verified. */
export const hasOwnSender = ({ name, mailFrom: from }: Stage): boolean =>
  name !== 'local' && from !== nobody;

/** Refuses a `prod` whose codes would go out by Cognito's own sender: fifty a day, which anybody can use up. */
export function assertSendsMail(stage: Stage): void {
  if (stage.name === 'prod' && !hasOwnSender(stage)) {
    throw new Error(
      'Stage prod must send mails of its own: set MAIL_FROM to an address whose domain SES has verified.',
    );
  }
}

/** Refuses a `prod` whose data could be lost by a deployment. */
export function assertKeepsData(stage: Stage): void {
  if (stage.name !== 'prod') return;
  const faults = [
    stage.removal === 'destroy' && 'removal is "destroy"',
    !stage.deletionProtection && 'deletion protection is off',
    !stage.pointInTimeRecovery && 'point-in-time recovery is off',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) {
    throw new Error(`Stage prod must keep its data, but ${faults.join(' and ')}.`);
  }
}
