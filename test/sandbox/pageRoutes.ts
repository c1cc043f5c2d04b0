// Made from the folder `pages/` beside it by `npm run guide`; not to be edited.

export { default as customerService } from './pages/customerService.ts';
