type Course = {
  state: 'draft' | 'published' | 'archived';
  enrollmentMode: 'open' | 'key' | 'approval' | 'invitation' | 'closed';
  enrollmentWindow: { opensOn: string | null; closesOn: string | null };
};

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
