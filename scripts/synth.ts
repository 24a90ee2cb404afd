/** `npm run synth [-- options of cdk synth]`: the templates of dev and prod, held to every rule; fails when one is broken. */
import { cdk } from './cdk.ts';

// The rules do not ask who mails are from, and prod does not synthesize without it.
process.env['MAIL_FROM'] ??= 'no-reply@school.example';

const options = process.argv.slice(2);

for (const stage of ['dev', 'prod']) {
  const output = `cdk.out/${stage}`;
  cdk('synth', '--quiet', '--no-notices', '-c', `stage=${stage}`, '--output', output, ...options);
  console.log(`Stage ${stage} follows the rules: ${output}`);
}
