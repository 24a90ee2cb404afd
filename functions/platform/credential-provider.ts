import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in for the SDK's chain of credential sources in the bundles: a function's credentials
 * are always in its environment, and the chain would add 130 KiB to each bundle.
 */
export const defaultProvider = () => fromEnv();
