type Door = {
  enrollmentMode: 'open' | 'key' | 'approval' | 'invitation' | 'closed';
  enrollmentWindow: { opensOn: string | null; closesOn: string | null };
};
type Course = Door & { state: 'draft' | 'published' | 'archived' };

/**
 * Whether a course takes people on a day, whoever they are and however they come.
 * @param today ISO 8601, as all days of a course: their order is that of their text
 */
export function doorOf(
  { state, enrollmentMode, enrollmentWindow }: Course,
  today: string,
): 'notYet' | 'open' | 'closed' {
  const { opensOn, closesOn } = enrollmentWindow;
  if (state !== 'published' || enrollmentMode === 'closed') return 'closed';
  if (closesOn !== null && today > closesOn) return 'closed';
  return opensOn !== null && today < opensOn ? 'notYet' : 'open';
}

/**
 * What somebody who is not in a published course meets at its door on a day. A full course whose teachers
 * decide or invite says that: nobody lines up there by themselves.
 */
export function entryOf(
  door: Door & { seatsLeft: number | null },
  today: string,
): Door['enrollmentMode'] | 'full' | 'notYet' {
  const { enrollmentMode, seatsLeft } = door;
  const stands = doorOf({ ...door, state: 'published' }, today);
  if (stands !== 'open') return stands;
  const lines = enrollmentMode === 'open' || enrollmentMode === 'key';
  return lines && seatsLeft === 0 ? 'full' : enrollmentMode;
}
