import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from './stages.ts';

/**
 * The policy for something with data when it leaves the stack. What is kept is kept from its first whole deployment on:
 * a first one that fails takes it back, since the next would meet its name and fail too.
 */
export const removalOf = ({ removal }: Stage): RemovalPolicy =>
  removal === 'retain' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
