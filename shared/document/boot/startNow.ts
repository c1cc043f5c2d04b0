// What follows the content of a page that has nothing to show before React is there.
import './late.ts';
import { startReact } from './startReact.ts';

if (window.__boot) void startReact(window.__boot, false);
