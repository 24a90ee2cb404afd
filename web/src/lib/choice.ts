/** The version that stays if two people changed the same place. */
export type Choice = 'mine' | 'theirs' | 'both';
