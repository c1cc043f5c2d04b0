import { providePackages } from './install.ts';

// What `npm run engines` does first by itself; CI does it beside its checks.
await providePackages();
