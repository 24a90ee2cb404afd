import i18next from 'i18next';
import type { ApiError } from '#shared/contract/client.ts';

/** Words that could not be fetched are those of something unexpected, as long as the page is open. */
function sayUnexpected(code: string) {
  for (const language of ['en', 'es'])
    i18next.addResource(
      language,
      'errors',
      code,
      i18next.getResource(language, 'errors', 'unexpected') as string,
    );
}

/** Sees that there are words for an error before it is thrown: most errors are met by few, and their words come with the first. */
export async function fetchErrorTexts({ problem }: ApiError): Promise<void> {
  if (!problem || i18next.exists(`errors:${problem.code}`)) return;
  await import('./feature-error-texts.ts').catch(() => sayUnexpected(problem.code));
}
