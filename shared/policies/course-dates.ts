type Dates = {
  startsOn: string | null;
  endsOn: string | null;
  enrollmentWindow: { opensOn: string | null; closesOn: string | null };
};

/** The faults in the days of a course, by field; days are ISO 8601, so that their order is that of their text. */
export function courseDateIssues({ startsOn, endsOn, enrollmentWindow }: Dates) {
  const { opensOn, closesOn } = enrollmentWindow;
  const issues: { path: string[]; code: string }[] = [];
  if (endsOn !== null && startsOn === null)
    issues.push({ path: ['endsOn'], code: 'end_without_start' });
  if (endsOn !== null && startsOn !== null && endsOn < startsOn)
    issues.push({ path: ['endsOn'], code: 'before_start' });
  if (opensOn !== null && closesOn !== null && closesOn < opensOn)
    issues.push({ path: ['enrollmentWindow', 'closesOn'], code: 'before_opening' });
  return issues;
}
