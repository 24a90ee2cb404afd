/** The panels that may lie over the page; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'more';

export type OpenOverlay = (overlay: Overlay) => void;
