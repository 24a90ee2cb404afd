// Gives every public page one address per language, which is also its key in the cache: /pages/LANGUAGE/...
// The language is the one that the site keeps in its cookie, else the one that the path begins with, else the one
// that the address's name begins with (es.example.org), else English.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  if (request.uri === '/sitemap.xml' || request.uri === '/robots.txt') {
    request.uri = '/pages' + request.uri;
    return request;
  }
  const languages = ['en', 'es'];
  const parts = request.uri.split('/').filter((part) => part !== '');
  const host = request.headers.host ? request.headers.host.value : '';
  const name = host.slice(0, host.indexOf('.') + 1);
  const named = languages.includes(name.slice(0, -1)) ? name.slice(0, -1) : 'en';
  const prefix = languages.includes(parts[0]) ? parts.shift() : named;
  const cookie = request.cookies.i18next;
  const language = cookie && languages.includes(cookie.value) ? cookie.value : prefix;
  request.uri = '/' + ['pages', language].concat(parts).join('/');
  return request;
}
