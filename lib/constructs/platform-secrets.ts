import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';

/** `use`: what answers requests. `mark`: what knows people and addresses by their marks alone. */
type SecretAccess = 'use' | 'mark';

/**
 * Two secrets that nobody ever types: what seals cursors, and what proves that a request came through
 * the edge. They are two because the second is legible in the distribution's settings.
 */
export class PlatformSecrets extends Construct implements Bindable<SecretAccess> {
  /** The value of the `x-origin-verify` header, as a reference that is resolved at deployment. */
  readonly origin: string;
  private readonly seal: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.origin = this.generated(`Origin${stage.secretsGeneration}`);
    this.seal = this.generated(`Seal${stage.secretsGeneration}`);
  }

  bindTo(fn: PlatformFunction, access: SecretAccess): void {
    fn.setEnvironment({ PLATFORM_SECRET: this.seal });
    if (access === 'use') fn.setEnvironment({ ORIGIN_SECRET: this.origin });
  }

  private generated(id: string): string {
    const secret = new Secret(this, id, {
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
