import { makeBuild } from '../browser/makeBuild.ts';
import { providePackages } from './install.ts';

// What `npm run engines` does first by itself; CI does it beside its checks.
await Promise.all([providePackages(), makeBuild('site')]);
