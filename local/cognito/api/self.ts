import * as z from 'zod';
import { assertMutable, parseClientAttributes } from '../attributes.ts';
import { notEmulated } from '../cognito-error.ts';
import { readableAttributes, selfServiceScope } from '../tokens.ts';
import { attributeList, operation, text } from './operation.ts';

export const getUser = operation(
  'anonymous',
  z.object({ AccessToken: text }),
  (input, services) => {
    const { user, client } = services.tokens.authenticate(input.AccessToken, selfServiceScope);
    const attributes = [['sub', user.sub] as const, ...readableAttributes(user, client)];
    return {
      Username: user.username,
      UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    };
  },
);

export const updateUserAttributes = operation(
  'anonymous',
  z.object({ AccessToken: text, UserAttributes: attributeList }),
  (input, services) => {
    const { user, client } = services.tokens.authenticate(input.AccessToken, selfServiceScope);
    const { pool } = services.options;
    const changes = parseClientAttributes(input.UserAttributes, pool, client);
    if ('email' in changes && changes['email'] !== user.attributes['email']) {
      throw notEmulated('UpdateUserAttributes of email');
    }
    assertMutable(Object.keys(changes), pool);
    services.users.save({ ...user, attributes: { ...user.attributes, ...changes } });
    return { CodeDeliveryDetailsList: [] };
  },
);

export const deleteUser = operation(
  'anonymous',
  z.object({ AccessToken: text }),
  (input, services) => {
    const { user } = services.tokens.authenticate(input.AccessToken, selfServiceScope);
    services.users.remove(user.username);
    return {};
  },
);
