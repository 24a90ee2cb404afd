/** Whether somebody wrote as many minutes as can be given at once. */
export const isMinutes = (text: string): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 240;
