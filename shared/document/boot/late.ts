// What follows the content of a page.
import './completeBoot.ts';
import './errorReport.ts';
import './measure.ts';
