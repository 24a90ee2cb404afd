export { default as common } from '#web/locales/en/common.json';
export { default as home } from '#web/locales/en/home.json';
export { default as shell } from '#web/locales/en/shell.json';
