/** The writer of `qs` alone, as nothing here reads queries with it. */
const stringify: typeof import('qs').stringify = require('qs/lib/stringify');

export = { stringify };
