import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Template } from 'aws-cdk-lib/assertions';
import { compileViewerFunction } from '#local/edge/viewer-function.ts';
import { expectViewerLanguage } from '#local/edge/viewer-language.ts';
import type { HeaderList } from '#local/http-message.ts';
import { catalog } from '#shared/contract/catalog.ts';
import { contract } from '#shared/contract/index.ts';
import { drawnScreens } from '#shared/policies/drawn-screens.ts';
import { pathIn } from '#shared/policies/language-paths.ts';
import { languages } from '#shared/policies/languages.ts';
import { plannedScreens, screens } from '#shared/screens.ts';
import { plainStage, readable, resourcesOf, synthesize } from './synthesize.ts';

type Behavior = {
  PathPattern?: string;
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  AllowedMethods?: string[];
  Compress: boolean;
  FunctionAssociations?: { EventType: string }[];
  ResponseHeadersPolicyId: { Ref: string };
  TargetOriginId: string;
};
type Origin = {
  Id: string;
  DomainName: unknown;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
};
type Distribution = {
  DistributionConfig: {
    DefaultCacheBehavior: Behavior;
    CacheBehaviors?: Behavior[];
    Origins: Origin[];
    HttpVersion: string;
    CustomErrorResponses?: {
      ErrorCode: number;
      ErrorCachingMinTTL?: number;
      ResponsePagePath?: string;
    }[];
  };
};
type Headers = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
    CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
    CorsConfig?: object;
  };
};

const everyScreen = [...Object.values(screens), ...plannedScreens];
const template = synthesize(plainStage('dev'));

/** The distribution, or the function at the edge, whose logical id begins so. */
function named<P>(of: Template, type: string, name: 'Site' | 'Delivery'): P {
  const [found, ...others] = resourcesOf<P>(of, type).filter(([id]) => id.startsWith(name));
  if (!found || others.length > 0) throw new Error(`Expected one ${type} ${name}.`);
  return found[1].Properties;
}
const distribution = (of: Template, name: 'Site' | 'Delivery') =>
  named<Distribution>(of, 'AWS::CloudFront::Distribution', name).DistributionConfig;
const edge = distribution(template, 'Site');
const delivery = distribution(template, 'Delivery');
const pages = edge.DefaultCacheBehavior;
const api = edge.CacheBehaviors![0]!;
const files = delivery.DefaultCacheBehavior;
const drawn = edge.CacheBehaviors!.slice(1);
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

function headersOf(behavior: Behavior) {
  const policies = template.findResources('AWS::CloudFront::ResponseHeadersPolicy');
  const policy = policies[behavior.ResponseHeadersPolicyId.Ref] as { Properties: Headers };
  return policy.Properties.ResponseHeadersPolicyConfig;
}

const contentPolicyOf = (behavior: Behavior) =>
  readable(
    headersOf(behavior).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
  ).split('; ');

const codeOf = (name: string) =>
  resourcesOf<{ FunctionCode: string }>(template, 'AWS::CloudFront::Function').find(([id]) =>
    id.includes(name),
  )?.[1].Properties.FunctionCode ?? '';

const customHeadersOf = (behavior: Behavior) =>
  Object.fromEntries(
    headersOf(behavior).CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]),
  );

test('case 27: the edge proves itself to the gateway with a secret that the functions know', () => {
  const gateway = edge.Origins.find(({ Id }) => Id === api.TargetOriginId)!;
  const secret = readable(gateway.OriginCustomHeaders?.[0]?.HeaderValue);
  expect(gateway.OriginCustomHeaders?.[0]?.HeaderName).toBe('x-origin-verify');
  expect(secret).toMatch(/^{{resolve:secretsmanager:{SecretsOrigin.*}:SecretString/);
  const functions = Object.values(
    template.findResources('AWS::Lambda::Function', {
      Properties: { Environment: { Variables: { ORIGIN_SECRET: {} } } },
    }),
  );
  expect(functions).toHaveLength(Object.keys(contract).length + 1);
  for (const fn of functions) {
    const { ORIGIN_SECRET, PLATFORM_SECRET } = fn.Properties.Environment.Variables;
    expect(readable(ORIGIN_SECRET)).toBe(secret);
    expect(readable(PLATFORM_SECRET)).not.toBe(secret);
  }
});

describe('case 80: headers', () => {
  test.each([
    ['pages', pages],
    ['drawn pages', drawn[0]!],
    ['API answers', api],
  ])('%s carry the headers that every answer must have', (_, behavior) => {
    expect(headersOf(behavior).SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63072000,
        IncludeSubdomains: true,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ContentSecurityPolicy: { Override: true },
    });
    expect(customHeadersOf(behavior)).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(
        /camera=\(self\).*geolocation=\(\).*microphone=\(self\)/,
      ),
    });
    expect(contentPolicyOf(behavior)).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  });

  test('pages run and style nothing that is written into them', () => {
    const policy = contentPolicyOf(pages);
    for (const behavior of drawn) expect(contentPolicyOf(behavior)).toEqual(policy);
    expect(policy).toContain("script-src 'self'");
    expect(policy.join()).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy.find((it) => it.startsWith('connect-src'))).toContain(
      "connect-src 'self' https://cognito-idp.eu-west-1.amazonaws.com " +
        'https://dev-learning-{AWS::AccountId}.auth.eu-west-1.amazoncognito.com ' +
        'https://dev-learning-media-{AWS::AccountId}-eu-west-1.s3.eu-west-1.amazonaws.com/',
    );
    for (const kind of ['connect-src', 'img-src', 'media-src'])
      expect(policy.find((it) => it.startsWith(kind))).toMatch(
        / https:\/\/{DeliveryDistribution\w+\.DomainName}\/$/,
      );
  });

  test('API answers are stored nowhere', () => {
    expect(customHeadersOf(api)['Cache-Control']).toBe('no-store');
  });
});

describe('case 82: an API answer stays an API answer', () => {
  test.each([
    ['the site', edge],
    ['the files', delivery],
  ])('no error of %s is kept, and no page takes its place', (_, { CustomErrorResponses }) => {
    // All that CloudFront takes a rule for; without one it keeps an error for ten seconds, whatever the API says.
    const codes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(CustomErrorResponses).toEqual(
      codes.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  test('answers come compressed; should the edge ever keep one, then for nobody else and for no other question', () => {
    const policies = template.findResources('AWS::CloudFront::CachePolicy');
    const id = (api.CachePolicyId as unknown as { Ref: string }).Ref;
    const { CachePolicyConfig } = policies[id]!.Properties;
    // A policy without any time takes no key.
    expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
    expect(CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization', 'X-ID-Token'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
    });
    expect(api.Compress).toBe(true);
  });

  test('everything below /api goes to the gateway, with every method', () => {
    expect(
      edge.CacheBehaviors!.filter(({ AllowedMethods }) => AllowedMethods?.includes('POST')),
    ).toEqual([api]);
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      OriginRequestPolicyId: allViewerExceptHost,
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    });
    expect(api).not.toHaveProperty('FunctionAssociations');
    expect(pages.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
  });

  const siteAddress = compileViewerFunction(codeOf('SiteAddress'));
  const answered = async (url: string, cookie = '', host = 'aula.example.org') => {
    const headers: HeaderList = [
      ['cookie', cookie],
      ['host', host],
    ];
    const request = { method: 'GET', url, headers, body: Buffer.alloc(0), clientIp: '' };
    return siteAddress(request, { id: '', domainName: '' });
  };

  test.each(everyScreen.map(({ path }) => path.replaceAll(/:\w+/g, '01J9ZD4NB0000000000000000A')))(
    '%s is a screen, which the bucket’s one page draws',
    async (path) => {
      const shell = { url: '/index.html', originId: undefined };
      expect(await answered(path)).toMatchObject(shell);
      expect(await answered(`${path}/`)).toMatchObject(shell);
      expect(await answered(path.toUpperCase())).toMatchObject(shell);
    },
  );

  test.each(['/assets/app-1a2b.js', '/favicon.svg', '/assets/gone.js', '/settings/x.php', '/.env'])(
    '%s is asked of the bucket as it is',
    async (path) => {
      expect(await answered(path)).toMatchObject({ url: path, originId: undefined });
    },
  );

  test.each([
    '/foo',
    '/foo/bar',
    '/foo.bar/',
    '/api',
    '/pages/en/faq',
    '/index',
    '/settings/a/b',
    '/admin',
    '/profile%00',
    '/forum/thread/',
    `/${'x/'.repeat(2000)}`,
  ])('%s is nothing, which the gateway says under one address', async (path) => {
    const originId = api.TargetOriginId;
    expect(await answered(path)).toMatchObject({ url: '/pages/en/not-found', originId });
  });

  test.each([
    ['i18next=es', undefined, 'es'],
    ['a=1; i18next=es', undefined, 'es'],
    ['i18next=en', undefined, 'en'],
    ['i18next=../es', undefined, 'en'],
    ['', 'es.example.org', 'es'],
    ['i18next=en', 'es.example.org', 'en'],
    ['', 'es', 'en'],
  ])(
    'with the cookie "%s" at %s that is said in the language %s',
    async (cookie, host, language) => {
      const url = `/pages/${language}/not-found`;
      expect(await answered('/foo', cookie, host)).toMatchObject({ url });
    },
  );

  test.each(languages)('%s is a language in which it is said', async (language) => {
    const cookie = `i18next=${language}`;
    expect(await answered('/foo', cookie)).toMatchObject({ url: `/pages/${language}/not-found` });
  });

  test('every viewer function of both distributions speaks the language that CloudFront promises', () => {
    const functions = resourcesOf<{ FunctionCode: unknown }>(template, 'AWS::CloudFront::Function');
    expect(functions.map(([id]) => id).length).toBeGreaterThan(2);
    for (const [, { Properties }] of functions)
      expect(() => expectViewerLanguage(readable(Properties.FunctionCode))).not.toThrow();
  });

  test('all that is within what CloudFront takes', () => {
    expect(codeOf('SiteAddress').length).toBeLessThan(10_000);
    // CloudFront wants the import first.
    expect(codeOf('SiteAddress')).toMatch(/^import cf from 'cloudfront';\n/);
  });
});

describe('case 53: files have an origin of their own', () => {
  test('whose answers are never more than data to a browser', () => {
    const { SecurityHeadersConfig, CorsConfig } = headersOf(files);
    expect(SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, Override: true },
      ContentTypeOptions: { Override: true },
      ContentSecurityPolicy: { Override: true },
    });
    expect(contentPolicyOf(files)).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox']),
    );
    expect(headersOf(files).CustomHeadersConfig.Items).toContainEqual({
      Header: 'Content-Disposition',
      Value: 'attachment',
      Override: false,
    });
    expect(CorsConfig).toMatchObject({ AccessControlAllowCredentials: false });
  });

  test('where every request is asked for its signature, whatever its path', () => {
    expect(delivery.CacheBehaviors).toBeUndefined();
    expect(files.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
    expect(files).not.toHaveProperty('OriginRequestPolicyId');
    const { FunctionCode } = named<{ FunctionCode: unknown }>(
      template,
      'AWS::CloudFront::Function',
      'Delivery',
    );
    const code = readable(FunctionCode);
    expect(code).toMatch(/const secret = '{{resolve:secretsmanager:{SecretsOrigin\w+}:SecretStr/);
    // CloudFront takes no more; the secret is longer than what stands for it.
    expect(code.length).toBeLessThan(10_000);
  });

  test('which reads what was looked at in the bucket, and nothing else of it', () => {
    expect(delivery.Origins).toHaveLength(1);
    const [origin] = delivery.Origins;
    expect(readable(origin?.DomainName)).toMatch(/^dev-learning-media-.*\.s3\.eu-west-1\./);
    expect(origin?.OriginAccessControlId).toBeDefined();
    const statements = resourcesOf<{
      Bucket: unknown;
      PolicyDocument: { Statement: { Principal: { Service?: string }; Resource: unknown }[] };
    }>(template, 'AWS::S3::BucketPolicy').flatMap(([id, { Properties }]) =>
      id.startsWith('Files') ? Properties.PolicyDocument.Statement : [],
    );
    const forEdge = statements.filter(({ Principal }) => Principal.Service?.startsWith('cloudf'));
    expect(forEdge).toMatchObject([
      { Action: 's3:GetObject', Condition: { StringEquals: { 'AWS:SourceArn': {} } } },
    ]);
    expect(readable(forEdge[0]?.Resource)).toMatch(/media-.*\/clean\/\*$/);
    expect(JSON.stringify(forEdge)).toMatch(/distribution\/.*DeliveryDistribution/);
  });
});

describe('public pages', () => {
  test('stay within the behaviours that a distribution may have', () => {
    expect(edge.CacheBehaviors?.length).toBeLessThanOrEqual(25);
  });

  test('and those below them reach the gateway in every language, and no other screen does', () => {
    const matches = (path: string) =>
      drawn.some(({ PathPattern = '' }) =>
        PathPattern.endsWith('*')
          ? path.startsWith(PathPattern.slice(0, -1))
          : path === PathPattern,
      );
    for (const name of drawnScreens) {
      const { path } = screens[name];
      expect(matches(path), path).toBe(true);
      for (const language of languages) expect(matches(pathIn(language, path)), path).toBe(true);
    }
    for (const { path } of everyScreen) {
      const isBelow = drawnScreens.some((name) => path.startsWith(`${screens[name].path}/`));
      const isDrawn = drawnScreens.some((name) => path === screens[name].path);
      expect(matches(path), path).toBe(isBelow || isDrawn);
    }
  });

  test('are kept by address and the catalogue’s own words: by no cookie, no header, nothing else', () => {
    const policies = template.findResources('AWS::CloudFront::CachePolicy');
    // All that the catalogue can be asked but for its further pages, which no address of the site has.
    const { cursor: _, limit: __, ...asked } = catalog.list.query.shape;
    for (const behavior of drawn) {
      expect(behavior).not.toHaveProperty('OriginRequestPolicyId');
      const id = (behavior.CachePolicyId as unknown as { Ref: string }).Ref;
      const { CachePolicyConfig } = policies[id]!.Properties;
      expect(CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: Object.keys(asked),
        },
      });
    }
  });

  const code = codeOf('PageAddress');
  const addressed = (uri: string, cookie?: string, host = 'aula.example.org') => {
    const cookies = cookie === undefined ? {} : { i18next: { value: cookie } };
    const request = { uri, cookies, headers: { host: { value: host } } };
    const call = `${code}; JSON.stringify(handler({ request }))`;
    return (JSON.parse(String(runInNewContext(call, { request }))) as { uri: string }).uri;
  };

  test.each([
    ['/', undefined, '/pages/en'],
    ['/es', undefined, '/pages/es'],
    ['/es/', undefined, '/pages/es'],
    ['/courses/', undefined, '/pages/en/courses'],
    ['/es/courses/7', undefined, '/pages/es/courses/7'],
    ['/en/faq', undefined, '/pages/en/faq'],
    ['/faq', 'es', '/pages/es/faq'],
    ['/es/faq', 'en', '/pages/en/faq'],
    ['/faq', '../es', '/pages/en/faq'],
    ['/escuela', undefined, '/pages/en/escuela'],
    ['/sitemap.xml', 'es', '/pages/sitemap.xml'],
    ['/robots.txt', 'es', '/pages/robots.txt'],
  ])('%s with the language %s is asked for as %s', (uri, cookie, expected) => {
    expect(addressed(uri, cookie)).toBe(expected);
  });

  test('the language of a subdomain counts after the cookie and the path', () => {
    expect(addressed('/faq', undefined, 'es.example.org')).toBe('/pages/es/faq');
    expect(addressed('/en/faq', undefined, 'es.example.org')).toBe('/pages/en/faq');
    expect(addressed('/faq', 'en', 'es.example.org')).toBe('/pages/en/faq');
    expect(addressed('/faq', undefined, 'es')).toBe('/pages/en/faq');
  });

  test.each(languages)('%s is a language of the viewer function', (language) => {
    expect(addressed(`/${language}/faq`)).toBe(`/pages/${language}/faq`);
  });
});

test('the site speaks HTTP/2 and HTTP/3', () => {
  expect(edge.HttpVersion).toBe('http2and3');
});

test('an own domain brings TLS 1.2 and its own name into every address', () => {
  const domain = {
    name: 'learn.example.org',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
  };
  const prod = synthesize(plainStage('prod', { domain }));
  expect(distribution(prod, 'Site')).toMatchObject({
    Aliases: ['learn.example.org'],
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
  });
  prod.hasOutput('SiteUrl', { Value: 'https://learn.example.org' });
});
