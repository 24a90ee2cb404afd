import type { Actor } from './actor.ts';

/** The time zone by which somebody's days begin. */
export const zoneOf = ({ profile }: Pick<Actor, 'profile'>): string => profile?.timeZone ?? 'UTC';
