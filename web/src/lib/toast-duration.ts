/** The default life of a toast, in milliseconds; it stands still while hovered. */
export const toastDuration = 5000;
