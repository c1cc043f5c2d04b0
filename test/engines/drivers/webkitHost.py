"""A window of 360x740 px with a web view, for WebKitWebDriver to drive: MiniBrowser cannot be that narrow."""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

SIZE = (360, 740)

# The file for problems, the script that reports them, and one that tells it of console errors.
PROBLEMS, WATCH, TELL = sys.argv[1:4]


def note(text):
    with open(PROBLEMS, "a", encoding="utf-8") as file:
        file.write(text.replace("\n", " ") + "\n")


def make_view(context):
    content = WebKit2.UserContentManager()
    # A world of its own: the page does not see a message handler that no shell put there.
    content.register_script_message_handler_in_world("problems", "watch")
    content.connect(
        "script-message-received::problems",
        lambda _, message: note(message.get_js_value().to_string()),
    )
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new_for_world(WATCH, frames, start, "watch"))
    content.add_script(WebKit2.UserScript.new(TELL, frames, start))
    settings = WebKit2.Settings(
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        settings=settings,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(*SIZE)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    window.show_all()
    view.grab_focus()
    return view


def main():
    folder = os.path.dirname(PROBLEMS)
    context = WebKit2.WebContext.new_with_website_data_manager(
        WebKit2.WebsiteDataManager(
            base_data_directory=folder + "/data", base_cache_directory=folder + "/cache"
        )
    )
    context.set_automation_allowed(True)

    def started(_, session):
        info = WebKit2.ApplicationInfo()
        info.set_name("WebKitGTK")
        info.set_version(
            WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
        )
        session.set_application_info(info)
        session.connect("create-web-view", lambda _: make_view(context))

    context.connect("automation-started", started)
    GLib.MainLoop().run()


main()
