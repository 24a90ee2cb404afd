import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type OwnProfile = Response<typeof contract.accounts.getMe>;
export type OwnTeacherRequest = NonNullable<
  Response<typeof contract.accounts.getTeacherRequest>['request']
>;
export type TeacherRequest = Response<
  typeof contract.accounts.listTeacherRequests
>['items'][number];
export type ManagedUser = Response<typeof contract.accounts.listUsers>['items'][number];
export type Session = Response<typeof contract.accounts.listSessions>['items'][number];
export type MediaLink = Response<typeof contract.accounts.exportMe>['photos'][number];
export type Erasure = Response<typeof contract.accounts.getErasure>;
