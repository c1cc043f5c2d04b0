"""A window of 360x740 px with a web view, for WebKitWebDriver to drive: MiniBrowser cannot be that narrow.

WebDriver does not report errors of a page, so the window writes them into a file, one a line.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Runs among the scripts of the page, before them.
PASS_ON = """
const write = console.error;
console.error = (...said) => {
  dispatchEvent(new CustomEvent('console-error', { detail: said.map(String).join(' ') }));
  write(...said);
};
"""

# Runs in a world of its own: the page does not see a message handler, as only an app has.
REPORT = """
const report = (problem) => webkit.messageHandlers.problems.postMessage(problem);
addEventListener('console-error', ({ detail }) => report(`console: ${detail}`));
addEventListener('error', ({ message, filename }) => message && report(`error: ${message} ${filename}`));
addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report(`policy: ${effectiveDirective} ${blockedURI}`));
"""

problems = open(sys.argv[1], "w", buffering=1, encoding="utf-8")


def report(_, message):
    problems.write(message.get_js_value().to_string().replace("\n", " ") + "\n")


def make_view(context):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler_in_world("problems", "watch")
    content.connect("script-message-received::problems", report)
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new_for_world(REPORT, frames, start, "watch"))
    content.add_script(WebKit2.UserScript.new(f"{{{PASS_ON}}}", frames, start))
    settings = WebKit2.Settings(hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER)
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(360, 740)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    window.show_all()
    view.grab_focus()
    return view


def started(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: make_view(context))


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", started)
Gtk.main()
