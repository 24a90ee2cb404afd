import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type CourseMarker = Response<typeof contract.submissions.listMarkers>['items'][number];
export type Section = Response<typeof contract.groups.list>['items'][number];
