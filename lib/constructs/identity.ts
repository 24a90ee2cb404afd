import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  CfnUserPoolGroup,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { physicalNames } from '../names.ts';
import { removalOf } from '../removal-of.ts';
import { hasOwnSender, type Stage } from '../stages.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';
import { SignUpLimit } from './sign-up-limit.ts';
import { SignUpClient } from './sign-up-client.ts';
import { SiteClient } from './site-client.ts';

/**
 * `verify`: check tokens and membership. `serve`: that, and do for people what they ask for their own account.
 * `sync`: carry the table's word on roles and suspensions into the pool. `erase`: remove accounts.
 */
export type IdentityAccess = 'verify' | 'serve' | 'sync' | 'erase';

const ownSender = ({ mailFrom, env }: Stage) =>
  UserPoolEmail.withSES({
    fromEmail: mailFrom,
    sesRegion: env.region,
    sesVerifiedDomain: mailFrom.split('@').at(-1) ?? '',
  });

const mutable = { required: false, mutable: true };

/** People: the pool, its three groups, the hosted sign-in, and the site as a client of it: to sign in, and to sign up. */
export class Identity extends Construct implements Bindable<IdentityAccess> {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly signUpClient: SignUpClient;
  /** The host of the hosted sign-in, without a scheme. */
  readonly host: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, siteOrigin }: { stage: Stage; siteOrigin: string },
  ) {
    super(scope, id);
    const names = physicalNames(this, stage);
    this.host = names.identityHost;
    this.pool = new UserPool(this, 'Pool', {
      userPoolName: `${stage.name}-learning`,
      featurePlan: FeaturePlan.ESSENTIALS,
      ...(hasOwnSender(stage) && { email: ownSender(stage) }),
      // An alias and not the username: who signs up learns nothing of who else did (decision 0020).
      signInAliases: { username: true, email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      standardAttributes: {
        // Required by what is asked before a sign-up: a required attribute is one that each client may write.
        email: mutable,
        givenName: mutable,
        familyName: mutable,
        phoneNumber: mutable,
        locale: mutable,
      },
      customAttributes: {
        requested_role: new StringAttribute({ mutable: true, minLen: 0, maxLen: 20 }),
      },
      // Length over composition, as NIST 800-63B and ASVS 6.2.5 want it (decision 0012).
      passwordPolicy: {
        minLength: 12,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(3),
      },
      deletionProtection: stage.deletionProtection,
      removalPolicy: removalOf(stage),
    });
    const domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: names.identityPrefix },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    this.client = new SiteClient(this, 'Client', { pool: this.pool, siteOrigin });
    if (stage.signUpLimit !== undefined)
      new SignUpLimit(this, 'SignUpLimit', { pool: this.pool, perNetwork: stage.signUpLimit });
    this.signUpClient = new SignUpClient(this, 'SignUpClient', { pool: this.pool });
    const branding = new CfnManagedLoginBranding(this, 'Branding', {
      userPoolId: this.pool.userPoolId,
      clientId: this.client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
    branding.node.addDependency(domain);
    this.group('admins', 1, 'Run the platform');
    this.group('teachers', 2, 'Make and teach courses');
    this.group('students', 3, 'Learn');
  }

  bindTo(fn: PlatformFunction, access: IdentityAccess): void {
    fn.setEnvironment({
      USER_POOL_ID: this.pool.userPoolId,
      USER_POOL_CLIENT_ID: this.client.userPoolClientId,
    });
    const pool = [this.pool.userPoolArn];
    if (access === 'erase') return fn.allow('EraseAccounts', actions('AdminDeleteUser'), pool);
    fn.allow('ReadMembership', actions('AdminListGroupsForUser', 'AdminGetUser'), pool);
    if (access === 'serve') {
      fn.allow('ServePeople', actions('AdminUserGlobalSignOut', 'AdminUpdateUserAttributes'), pool);
    }
    if (access === 'sync') {
      fn.allow(
        'ChangeMembership',
        actions('AdminAddUserToGroup', 'AdminRemoveUserFromGroup'),
        pool,
      );
      fn.allow(
        'SuspendPeople',
        actions('AdminDisableUser', 'AdminEnableUser', 'AdminUserGlobalSignOut'),
        pool,
      );
    }
  }

  /** Lets the function take part in signing up and in. Its grant stands apart: the pool itself waits for the function. */
  trigger(fn: PlatformFunction): void {
    for (const operation of [
      UserPoolOperation.PRE_SIGN_UP,
      UserPoolOperation.POST_CONFIRMATION,
      UserPoolOperation.POST_AUTHENTICATION,
      UserPoolOperation.CUSTOM_MESSAGE,
    ]) {
      this.pool.addTrigger(operation, fn.handler);
    }
    new Policy(this, 'SignUpPolicy', {
      roles: [fn.role],
      statements: [
        new PolicyStatement({
          sid: 'AdmitPeople',
          actions: actions(
            'AdminAddUserToGroup',
            'AdminListGroupsForUser',
            'AdminUserGlobalSignOut',
            'AdminGetUser',
          ),
          resources: [this.pool.userPoolArn],
        }),
      ],
    });
  }

  private group(groupName: string, precedence: number, description: string): void {
    new CfnUserPoolGroup(this, groupName, {
      userPoolId: this.pool.userPoolId,
      groupName,
      precedence,
      description,
    });
  }
}

const actions = (...names: string[]) => names.map((name) => `cognito-idp:${name}`);
