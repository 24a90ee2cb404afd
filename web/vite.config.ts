import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyScheme } from './vite/amplify-scheme.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), amplifyScheme()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy lets nothing in that is written into it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Chakra's whole theme hangs on this call, and the site takes single recipes of it.
      treeshake: { manualPureFunctions: ['defineConfig'] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\//,
            },
            { name: 'styles', test: /node_modules\/(@emotion|@pandacss)\// },
          ],
        },
      },
    },
  },
});
