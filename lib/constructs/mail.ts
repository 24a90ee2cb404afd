import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';

type MailProps = {
  stage: Stage;
  /** The origin of the links in a mail: `https://…`, without a slash at the end. */
  siteOrigin: string;
};

/**
 * Mails of our own, through SES. The domain that they are from is verified once, by hand: its DNS is
 * not ours (docs/operations.md).
 */
export class Mail extends Construct implements Bindable<'send'> {
  private readonly props: MailProps;

  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id);
    this.props = props;
  }

  bindTo(fn: PlatformFunction): void {
    const { mailFrom, contactAddress } = this.props.stage;
    fn.setEnvironment({
      MAIL_FROM: mailFrom,
      CONTACT_ADDRESS: contactAddress,
      SITE_ORIGIN: this.props.siteOrigin,
    });
    const resourceName = mailFrom.split('@').at(-1) ?? '';
    const domain = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName });
    fn.allow('SendMail', ['ses:SendEmail'], [domain]);
  }
}
