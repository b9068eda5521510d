#!/usr/bin/python3
"""A WebKit window without a toolbar, for WebKitWebDriver: its own test browser is never narrower than 447 px.

Arguments: width and height in px, and "scripts" or "no-scripts" (then only the driver's scripts run). The console is
written to the error output. The session is not private, because WebKit logs nothing of a private one.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT, HAS_SCRIPTS = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "scripts"

# Letters as wide as Safari's.
Gtk.Settings.get_default().set_property("gtk-xft-hinting", 0)

data = WebKit2.WebsiteDataManager(base_data_directory=sys.argv[4], base_cache_directory=sys.argv[4])
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["pt-BR"])
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True, enable_javascript_markup=HAS_SCRIPTS
)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
