/** The functions that work behind an answer, or by the clock: what they ask of the table belongs to no call. */
export const eventFunctions = ['Projections', 'Effects', 'MediaFinalizer', 'SignUp', 'Erasure'];

/** Whether a call was made by one of them, by the name of its role. */
export const isOfEvents = ({ functionRole }: { functionRole: string }): boolean =>
  eventFunctions.some((name) => functionRole.includes(name));
