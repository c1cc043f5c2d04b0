"""A window of 360x740 px with a web view, for WebKitWebDriver to drive: MiniBrowser cannot be that narrow.

WebKitWebDriver starts it and knows nothing of apps and pictures. Those are asked for over a socket, in lines of JSON:
`{"id", "method", "params"}`, answered by `{"id", "result"}` or `{"id", "error"}`. By itself it tells the `problem`s of
the page, and each `message` that the page sends to the app.
"""

import json
import os
import socket
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

SIZE = (360, 740)
CHANNEL = "lendShell"

# The socket, the script that reports problems, and one that tells it of console errors.
SOCKET, WATCH, TELL = sys.argv[1:4]


class Host:
    def __init__(self):
        self.view = None
        self.unread = b""
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(SOCKET)
        GLib.io_add_watch(self.socket.fileno(), GLib.IO_IN, self.read_commands)

    def say(self, **message):
        self.socket.sendall((json.dumps(message) + "\n").encode())

    def read_commands(self, *_):
        data = self.socket.recv(65536)
        *lines, self.unread = (self.unread + data).split(b"\n")
        for line in lines:
            self.obey(**json.loads(line))
        return bool(data)

    def obey(self, id, method, params):
        def answer(value=None, error=None):
            self.say(id=id, result={"value": value}, error=error)

        commands = {
            "sync": lambda answer: answer(),
            "picture": self.take_picture,
            "shell": self.put_shell,
            "evaluate": self.evaluate,
        }
        try:
            commands[method](answer, **params)
        except Exception as error:
            answer(error=str(error))

    def tell(self, method):
        """A listener that tells what the page posted."""
        return lambda _, message: self.say(method=method, params={"text": message.get_js_value().to_string()})

    def take_picture(self, answer, file):
        """Saves what the screen shows: WebDriver's own picture waits for a repaint, which a calm page never does."""
        Gdk.pixbuf_get_from_window(self.view.get_window(), 0, 0, *SIZE).savev(file, "png", [], [])
        answer()

    def put_shell(self, answer):
        """Registers the app's message handler, as an iOS app does."""
        content = self.view.get_user_content_manager()
        content.register_script_message_handler(CHANNEL)
        content.connect("script-message-received::" + CHANNEL, self.tell("message"))
        answer()

    def evaluate(self, answer, script):
        """Evaluates a script in the page, as an iOS app answers."""

        def done(view, result):
            try:
                answer(value=view.evaluate_javascript_finish(result).to_string())
            except GLib.Error as error:
                answer(error=error.message)

        self.view.evaluate_javascript(script, -1, None, None, None, done)

    def make_view(self, context):
        content = WebKit2.UserContentManager()
        # A world of its own: the page does not see a message handler that no shell put there.
        content.register_script_message_handler_in_world("problems", "watch")
        content.connect("script-message-received::problems", self.tell("problem"))
        frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        content.add_script(WebKit2.UserScript.new_for_world(WATCH, frames, start, "watch"))
        content.add_script(WebKit2.UserScript.new(TELL, frames, start))
        settings = WebKit2.Settings(
            hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
        )
        self.view = view = WebKit2.WebView(
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
    host = Host()
    folder = os.path.dirname(SOCKET)
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
        session.connect("create-web-view", lambda _: host.make_view(context))

    context.connect("automation-started", started)
    GLib.MainLoop().run()


main()
