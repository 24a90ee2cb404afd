/** The two widths that every screen is made for, and the narrowest that WCAG asks for (1.4.10). */
export const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  narrow: { viewport: { width: 320, height: 640 } },
} as const;

export type Device = keyof typeof devices;
