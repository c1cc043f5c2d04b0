/* ES5 on purpose: this tells borrowers what to do if their web view is too old to run the page. */
(function () {
  var SLOW_MS = 20000;
  // The build inserts the configured phone number and e-mail address.
  var CONTACT = '{contact}';
  var shown = false;

  // The look is here, because hardly any page needs it.
  function add(parent, name, style, text) {
    var element = document.createElement(name);
    element.style.cssText = style;
    element.appendChild(document.createTextNode(text));
    return parent.insertBefore(element, parent === document.body ? parent.firstChild : null);
  }

  function showNotice(title, text) {
    if (shown || document.documentElement.hasAttribute('data-started')) return;
    shown = true;
    var box = add(
      document.body,
      'div',
      'margin:16px;padding:16px;border:1px solid var(--danger);border-radius:16px;background:var(--surface)',
      ''
    );
    box.setAttribute('role', 'alert');
    box.className = 'guard';
    add(box, 'h2', 'margin:0 0 8px;font-size:1.125rem', title);
    add(box, 'p', 'margin:0 0 16px', text + ' Customer service: ' + CONTACT);
    add(
      box,
      'button',
      'min-height:48px;padding:0 24px;border:0;border-radius:14px;background:var(--brand-strong);color:var(--brand-text);font:inherit;font-weight:600',
      'Reload'
    ).onclick = function () {
      location.reload();
    };
    // A dialog that was opened meanwhile would cover the notice.
    var dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.close();
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
  // The page's own script has not run, perhaps because it cannot be parsed. Its module is tried all the same.
  var start = document.querySelector('template.start');
  var boot = window.__boot || {};
  if (start && !boot.startReact) document.body.appendChild(start.content);
  setTimeout(function () {
    showNotice('This is taking a long time', 'The connection is slow. Reload the page.');
  }, SLOW_MS);
})();
