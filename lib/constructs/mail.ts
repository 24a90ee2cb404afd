import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';

/**
 * Mails of our own, through SES. The domain that they are from is verified once, by hand: its DNS is
 * not ours (docs/operations.md).
 */
export class Mail extends Construct implements Bindable<'send'> {
  private readonly stage: Stage;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.stage = stage;
  }

  bindTo(fn: PlatformFunction): void {
    const { mailFrom, contactAddress } = this.stage;
    fn.setEnvironment({ MAIL_FROM: mailFrom, CONTACT_ADDRESS: contactAddress });
    const resourceName = mailFrom.split('@').at(-1) ?? '';
    const domain = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName });
    fn.allow('SendMail', ['ses:SendEmail'], [domain]);
  }
}
