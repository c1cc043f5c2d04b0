// What must not wait for the content of a page. The order matters: the requests follow the language and the configuration.
import './chooseLanguage.ts';
import '../../bridge/simulator.boot.ts';
import './boot.ts';
