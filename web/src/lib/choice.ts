/** Which version stays where two people changed the same place. */
export type Choice = 'mine' | 'theirs' | 'both';
