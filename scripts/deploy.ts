/** `npm run deploy -- STAGE [options of cdk deploy]`: builds, then brings the stage to the account of your credentials. */
import { cdk, run } from './cdk.ts';

const [stage, ...options] = process.argv.slice(2);
if (stage !== 'dev' && stage !== 'prod') {
  console.error('Say which stage: npm run deploy -- dev, or npm run deploy -- prod.');
  process.exit(1);
}
run('scripts/build.ts');
cdk('deploy', '-c', `stage=${stage}`, '--output', `cdk.out/${stage}`, ...options);
