export { default as common } from '#web/locales/es/common.json';
export { default as home } from '#web/locales/es/home.json';
export { default as shell } from '#web/locales/es/shell.json';
