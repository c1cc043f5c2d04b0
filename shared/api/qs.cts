/**
 * What a build takes for `qs`: its writer alone, as nothing here reads queries with it. CommonJS like the library,
 * so that the bundler needs no helper between the two.
 */
const stringify: typeof import('qs').stringify = require('qs/lib/stringify');

export = { stringify };
