import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a Node program of the project with the Node that runs this one; ends with its code when it fails. */
export function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      CDK_DISABLE_CLI_TELEMETRY: 'true',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs the CDK command of the project. */
export function cdk(...args: string[]): void {
  run('node_modules/aws-cdk/bin/cdk', ...args);
}
