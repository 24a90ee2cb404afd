// A path whose last part has no file extension is a page of the site, and every page is index.html.
// Only the default behaviour runs this: an API answer never becomes a page.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastPart.includes('.')) request.uri = '/index.html';
  return request;
}
