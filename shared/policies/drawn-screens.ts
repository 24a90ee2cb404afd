import { type DrawnScreen, type DrawnWithId, type ScreenName, screens } from '#shared/screens.ts';

/** The screens that the server draws. */
export const drawnScreens = (Object.keys(screens) as ScreenName[]).filter(
  (name): name is DrawnScreen => 'drawn' in screens[name],
);

/** Whether a drawn screen is as many pages as there are ids. */
export const hasId = (name: DrawnScreen): name is DrawnWithId => screens[name].path.includes(':');
