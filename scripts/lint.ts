/** Lints the tree: imports go one way, no promise floats, no text for people stands in the markup. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { featureImports } from './feature-imports.ts';

const folders = ['bin', 'lib', 'shared', 'functions', 'web', 'local', 'test', 'scripts'];
const { status } = spawnSync('oxlint', ['--type-aware', '--deny-warnings', ...folders], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

// The lint's own rule knows patterns of imports, but not where the file lies that has them.
for (const path of globSync('web/src/features/**/*.{ts,tsx}')) {
  for (const request of featureImports(path, readFileSync(path, 'utf8'))) {
    console.error(`${path} imports ${request}: a feature knows no other feature.`);
    process.exitCode = 1;
  }
}
