/* ES5 on purpose: tells a borrower whose web view cannot start the page what to do. */
(function () {
  var LATE_MS = 20000;
  // The build writes the configured telephone and e-mail in.
  var CONTACT = '{contact}';
  var shown = false;

  function started() {
    return document.documentElement.getAttribute('data-started') !== null;
  }

  // Another brand's, where the file on the CDN names it.
  function contact() {
    return document.documentElement.getAttribute('data-contact') || CONTACT;
  }

  function tell(title, text) {
    if (shown || started()) return;
    shown = true;
    var box = document.createElement('div');
    var heading = document.createElement('h2');
    var line = document.createElement('p');
    var again = document.createElement('button');
    box.setAttribute('role', 'alert');
    box.className = 'guard';
    heading.appendChild(document.createTextNode(title));
    line.appendChild(document.createTextNode(text + ' Customer service: ' + contact()));
    again.appendChild(document.createTextNode('Reload'));
    again.onclick = function () {
      location.reload();
    };
    box.appendChild(heading);
    box.appendChild(line);
    box.appendChild(again);
    document.body.insertBefore(box, document.body.firstChild);
  }

  function tooOld() {
    tell(
      'Please update your browser',
      'Update "Android System WebView" or "Chrome" in the Play Store, or iOS in Settings, and open the page again.'
    );
  }

  if (!('noModule' in document.createElement('script'))) tooOld();
  window.addEventListener(
    'error',
    function (event) {
      if (/SyntaxError|Unexpected token/.test(event.message || '')) tooOld();
    },
    true
  );
  setTimeout(function () {
    tell('This is taking long', 'The connection is slow. Reload the page.');
  }, LATE_MS);
})();
