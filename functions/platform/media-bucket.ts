/** Where a file lies before and after it has been looked at. */
export const incomingKey = (mediaId: string) => `incoming/${mediaId}`;
export const cleanKey = (mediaId: string) => `clean/${mediaId}`;
