/** It took longer than a text of a person does. */
export class TookTooLong extends Error {}
