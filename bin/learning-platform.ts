import { platformApp } from '#lib/platform-app.ts';

platformApp().app.synth();
