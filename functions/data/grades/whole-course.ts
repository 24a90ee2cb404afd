/** Stands in place of an item where the sums of a column are those of all totals of a course. */
export const wholeCourse = 'TOTAL';
