/** Partitions of the index `gsi1`, as a list asks for them. */

export const people = 'PEOPLE';

export const teacherRequests = (state: string) => `TEACHER_REQUESTS#${state}`;

export const taught = (ownerId: string) => `OWNER#${ownerId}`;

export const courseMedia = (courseId: string) => `COURSE_MEDIA#${courseId}`;

export const bank = (bankId: string) => `BANK#${bankId}`;

export const completionsDue = (courseId: string) => `COMPLETIONS_DUE#${courseId}`;

export const enrollmentRequests = (ownerId: string) => `ENROLLMENT_REQUESTS#${ownerId}`;

export const questionFigures = (questionId: string) => `QUESTION_FIGURES#${questionId}`;

export const toMark = (ownerId: string) => `TO_MARK#${ownerId}`;

export const submissionsToMark = (ownerId: string) => `SUBMISSIONS_TO_MARK#${ownerId}`;

export const marksIn = (userId: string) => `MARKS_IN#${userId}`;

export const invitations = (courseId: string) => `INVITATIONS#${courseId}`;

export const contacts = (userId: string) => `CONTACTS#${userId}`;

export const accommodations = (courseId: string) => `ACCOMMODATIONS#${courseId}`;

export const photos = (userId: string) => `PHOTOS#${userId}`;

export const workFiles = (userId: string) => `WORK_FILES#${userId}`;

export const submissions = (userId: string) => `SUBMISSIONS#${userId}`;

export const jobRows = (userId: string) => `JOB_ROWS#${userId}`;

export const itemMarks = (itemId: string) => `ITEM_MARKS#${itemId}`;

export const extensions = (assignmentId: string) => `EXTENSIONS#${assignmentId}`;

export const erasures = 'ERASURES';

export const erased = 'ERASED';
