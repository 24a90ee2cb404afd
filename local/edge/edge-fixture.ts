import type { Template } from '../template/template.ts';

const spaFallback = `import cf from 'cloudfront';
function handler(event) {
  const request = event.request;
  if (request.uri.startsWith('/to/')) {
    cf.selectRequestOriginById(request.uri.slice('/to/'.length));
    return request;
  }
  const last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!last.includes('.')) request.uri = '/index.html';
  return request;
}`;

/** A distribution with a site bucket and an API behind it, as CDK writes one; for tests. */
export function edgeTemplate(distribution: object = {}): Template {
  const security = {
    ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: 'DENY', Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Override: true,
    },
  };
  const items = [
    { Header: 'Cache-Control', Value: 'no-store', Override: true },
    { Header: 'X-Gentle', Value: 'from edge', Override: false },
  ];
  return {
    Resources: {
      Site: { Type: 'AWS::S3::Bucket' },
      SitePolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Site' },
          PolicyDocument: {
            Statement: [
              {
                Effect: 'Allow',
                Action: 's3:GetObject',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Resource: { 'Fn::Sub': '${Site.Arn}/*' },
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub': 'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Edge}',
                    },
                  },
                },
              },
            ],
          },
        },
      },
      Api: { Type: 'AWS::ApiGatewayV2::Api' },
      Fallback: {
        Type: 'AWS::CloudFront::Function',
        Properties: { Name: 'fallback', FunctionCode: spaFallback },
      },
      Pages: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: { SecurityHeadersConfig: security } },
      },
      Answers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            SecurityHeadersConfig: security,
            CustomHeadersConfig: { Items: items },
            RemoveHeadersConfig: { Items: [{ Header: 'Server' }] },
          },
        },
      },
      Edge: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Origins: [
              { Id: 'site', DomainName: { 'Fn::GetAtt': ['Site', 'RegionalDomainName'] } },
              {
                Id: 'api',
                DomainName: { 'Fn::Sub': '${Api}.execute-api.${AWS::Region}.amazonaws.com' },
                OriginCustomHeaders: [{ HeaderName: 'x-origin-verify', HeaderValue: 'the-secret' }],
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: 'site',
              CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
              Compress: true,
              ResponseHeadersPolicyId: { Ref: 'Pages' },
              FunctionAssociations: [
                {
                  EventType: 'viewer-request',
                  FunctionARN: { 'Fn::GetAtt': ['Fallback', 'FunctionARN'] },
                },
              ],
            },
            CacheBehaviors: [
              {
                PathPattern: '/api/*',
                TargetOriginId: 'api',
                AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
                CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
                OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
                Compress: true,
                ResponseHeadersPolicyId: { Ref: 'Answers' },
              },
            ],
            ...distribution,
          },
        },
      },
    },
  };
}
