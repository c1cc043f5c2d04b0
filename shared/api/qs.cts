import stringify = require('qs/lib/stringify');

/** qs writes queries here and reads none; taken by name, the bundler needs no helper for a default export. */
export = { stringify };
