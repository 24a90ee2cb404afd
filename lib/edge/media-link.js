// A file is given to whoever shows a link that the platform signed and that is still young; the
// maker of links is functions/platform/media-links.ts. What passes is asked of the bucket below
// `clean/` alone, so no other object has an address here.
// oxlint-disable-next-line no-undef -- the edge's runtime has it
const crypto = require('crypto');

const refused = {
  statusCode: 403,
  statusDescription: 'Forbidden',
  headers: { 'content-type': { value: 'text/plain; charset=utf-8' } },
  body: { encoding: 'text', data: 'This link has expired or is not valid.' },
};

// Filled in when the stack is deployed.
const secret = 'ORIGIN_SECRET';

function hmac(key, text) {
  return crypto.createHmac('sha256', key).update(text).digest('hex');
}

// Looks at every character, so that the time tells nothing of where two texts part.
function same(one, other) {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

// A parameter that is there once; twice is as good as never.
function parameter(query, name) {
  const given = query[name];
  return given && !given.multiValue ? given.value : '';
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const mediaId = request.uri.slice(1);
  const expires = parameter(request.querystring, 'expires');
  const signature = parameter(request.querystring, 'signature');
  const wellFormed = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(mediaId) && /^[0-9]{10}$/.test(expires);
  if (!wellFormed || Date.now() >= Number(expires) * 1000) return refused;
  // The key of links is not the secret itself, which the edge also shows to the API.
  const key = hmac(secret, 'media links');
  if (!same(signature, hmac(key, `${mediaId}\n${expires}`))) return refused;
  request.uri = `/clean/${mediaId}`;
  request.querystring = {};
  return request;
}
