import { configure } from '@testing-library/react';

/** What is waited for comes when it comes: on a busy machine later than in the second that is usual, in milliseconds. */
configure({ asyncUtilTimeout: 10_000 });
