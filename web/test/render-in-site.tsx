import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { afterEach } from 'vitest';
import { startI18n } from '#web/lib/i18n/i18n.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { system } from '#web/lib/theme/system.ts';
// What a message is shown with comes with the first of them: here before the tests, not when they are over.
import '#web/components/ui/toaster.tsx';
import './patience.ts';

// The page of tests is never laid out: there is nowhere to scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

/** Shows a part of the site as the site would: theme, texts, queries and an address. */
export async function renderInSite(
  element: ReactNode,
  { at = '/', language = 'en' }: { at?: InitialEntry; language?: 'en' | 'es' } = {},
) {
  if (!i18next.isInitialized) await startI18n();
  await i18next.changeLanguage(language);
  return render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}
