/** Every film has six scenes, each with one line of captions. */
export const filmScenes = 6;
export const sceneSeconds = 4;
export const filmSeconds = filmScenes * sceneSeconds;
