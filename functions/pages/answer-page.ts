import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import { renderPage } from '#web/rendered/render-page.ts';
import type { PagesDeps } from './deps.ts';
import { findPage, type Wanted } from './find-page.ts';
import { loadPage } from './load-page.ts';
import { robots, siteMap } from './site-map.ts';

type Result = APIGatewayProxyStructuredResultV2;

/**
 * At the edge, a page is new for half a minute and may be shown for another while it is renewed: what is
 * published or withdrawn shows within a minute. Where no newer one can be had, the old one serves a while.
 */
const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=600';
/** An answer that was given in need is asked for again at once. */
const notKept = 'no-store';

const answerOf = (type: string, body: string, statusCode = 200, keeping = kept): Result => ({
  statusCode,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': keeping },
  body,
});

async function drawPage(event: APIGatewayProxyEventV2, deps: PagesDeps): Promise<Result> {
  const now = event.requestContext.timeEpoch;
  const { language, path, wanted } = findPage(event.rawPath);
  const shell = await deps.shell.current(now);
  const bare = (keeping: string) => answerOf('text/html', shell, 200, keeping);
  if (wanted.name === 'shell') return bare(kept);
  try {
    const { page, answers } = await loadPage(wanted, {
      rawQueryString: event.rawQueryString,
      now,
      deps,
    });
    const text = renderPage(shell, page, { language, origin: deps.origin, path }, answers);
    return answerOf('text/html', text, page.name === 'notFound' ? 404 : 200);
  } catch (error) {
    logger.error('A page could not be drawn', { page: wanted.name, error: error as Error });
    return bare(notKept);
  }
}

/** Answers an address: with a file for crawlers, a page, or the shell in which the site draws it. */
export async function answerPage(event: APIGatewayProxyEventV2, deps: PagesDeps): Promise<Result> {
  if (event.rawPath === '/pages/robots.txt') return answerOf('text/plain', robots(deps.origin));
  if (event.rawPath === '/pages/sitemap.xml') {
    const catalog = await deps.catalog.current(event.requestContext.timeEpoch);
    return answerOf('application/xml', siteMap(catalog, deps.origin));
  }
  return drawPage(event, deps);
}

/** The kind of page that an address asks for, for the log: never the address. */
export const kindOf = (rawPath: string): Wanted['name'] => findPage(rawPath).wanted.name;
