import 'virtual:theme.css';
import './schemas-without-eval.ts';
import '#web/lib/history-gate.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { session } from '#web/lib/session/current-session.ts';
import { startI18n } from '#web/lib/i18n/i18n.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { startAppearance } from '#web/lib/theme/appearance.ts';
import { system } from '#web/lib/theme/system.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { App } from './app.tsx';
import { leaveLanguagePrefix } from './leave-language-prefix.ts';
import { takeOver } from './take-over.ts';

/** Draws the site into its place, once there are words in the reader's language. */
async function start(root: HTMLElement): Promise<void> {
  const words = startI18n();
  leaveLanguagePrefix();
  const client = createQueryClient();
  if (session.expected())
    void import('./ask-ahead.ts').then(({ askAhead }) => askAhead(client, location.pathname));
  await words;
  takeOver(root, { atOnce: document.documentElement.dataset['firstPage'] === 'none' });
  const site = createRoot(root);
  // A page is there to be read already: the site is drawn in slices, so that a press or a scroll never waits for it.
  startTransition(() =>
    site.render(
      <StrictMode>
        <ChakraProvider value={system}>
          <AppErrorBoundary>
            <QueryClientProvider client={client}>
              <BrowserRouter>
                <App />
              </BrowserRouter>
            </QueryClientProvider>
          </AppErrorBoundary>
        </ChakraProvider>
      </StrictMode>,
    ),
  );
}

startAppearance();
const root = document.getElementById('root');
if (root) void start(root);
