// What follows the content of a page that shows replies before React is there.
import './late.ts';
import './paintFirstScreen.ts';
