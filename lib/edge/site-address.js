import cf from 'cloudfront';

// A path whose last part has no file extension is a page of the site: every screen of it is index.html, and any
// other address is the page that says so, which a function draws and answers with 404 (decision 0047).
// Only the default behaviour runs this: an API answer never becomes a page.

// Filled in when the stack is synthesized.
const screens = /SCREENS/;
const pagesOrigin = 'PAGES_ORIGIN';

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastPart.includes('.')) return request;
  if (screens.test(request.uri)) {
    request.uri = '/index.html';
    return request;
  }
  // One address for all that is not there: it is drawn once for a language, however many are tried. The language is
  // that of the site's cookie, else the one that the address's name begins with (es.example.org), else English.
  const cookie = request.cookies.i18next ? request.cookies.i18next.value : '';
  const host = request.headers.host ? request.headers.host.value : '';
  const spanish = cookie === 'es' || (cookie !== 'en' && host.startsWith('es.'));
  request.uri = spanish ? '/pages/es/not-found' : '/pages/en/not-found';
  cf.selectRequestOriginById(pagesOrigin);
  return request;
}
