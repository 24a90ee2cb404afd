/** Lints the tree: imports go one way, no promise floats, no text for people stands in the markup. */
import { spawnSync } from 'node:child_process';

const folders = ['bin', 'lib', 'shared', 'functions', 'web', 'local', 'test', 'scripts'];
const { status } = spawnSync('oxlint', ['--type-aware', '--deny-warnings', ...folders], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
