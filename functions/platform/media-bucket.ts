/** The keys of a file before and after its inspection. */
export const incomingKey = (mediaId: string) => `incoming/${mediaId}`;
export const cleanKey = (mediaId: string) => `clean/${mediaId}`;
