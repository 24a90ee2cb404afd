import { configure } from '@testing-library/react';

/** The time that a wait may take in milliseconds: on a busy machine, longer than the usual second. */
configure({ asyncUtilTimeout: 10_000 });
