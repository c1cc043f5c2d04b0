/* ES5 on purpose: this tells borrowers what to do if their web view is too old to run the page. */
(function () {
  var SLOW_MS = 20000;
  // The build inserts the configured phone number and e-mail address.
  var CONTACT = '{contact}';
  var shown = false;

  function started() {
    return document.documentElement.getAttribute('data-started') !== null;
  }

  // The runtime configuration may name the contact of another brand.
  function contact() {
    return document.documentElement.getAttribute('data-contact') || CONTACT;
  }

  function showNotice(title, text) {
    if (shown || started()) return;
    shown = true;
    var boot = window.__boot || {};
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
    // A picker that was opened meanwhile would cover the notice.
    if (boot.closePicker) boot.closePicker();
    document.body.insertBefore(box, document.body.firstChild);
    window.scrollTo(0, 0);
  }

  function tooOld() {
    showNotice(
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
    showNotice('This is taking a long time', 'The connection is slow. Reload the page.');
  }, SLOW_MS);
})();
