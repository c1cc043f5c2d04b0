package com.example.lend

import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject
import java.util.Locale

/** A valid message of a page. */
class Envelope(val id: String, val action: String, val payload: JSONObject) {
  fun text(name: String): String? = payload.opt(name) as? String
}

/** The message format, version 1. */
object ShellMessages {
  const val VERSION = 1

  /** The names that a page looks for. */
  const val CHANNEL = "lendShell"
  const val INFO = "window.__lendShellInfo"
  const val RECEIVE = "window.__lendShellReceive"
  const val USER_AGENT = "LendShell/1"

  val ACTIONS = listOf(
    "openPage", "closeWebView", "openProduct", "goHome", "goMine", "returnToLogin",
    "callPhone", "openRating", "reportConfirm", "bindStart", "bindEnd",
  )
  val EVENTS = listOf("back", "resume")

  /** A payload has at most 8 KB; this leaves room for the rest of the message. */
  private const val MAX_LENGTH = 10_000

  /** @return null for anything malformed, which is dropped without a reply. */
  fun read(text: String?): Envelope? {
    if (text == null || text.length > MAX_LENGTH) return null
    val message = try {
      JSONObject(text)
    } catch (malformed: JSONException) {
      return null
    }
    val id = message.opt("id") as? String
    val action = message.opt("action") as? String
    val payload = message.opt("payload") as? JSONObject
    if (message.opt("v") != VERSION || id.isNullOrEmpty() || action == null || payload == null) return null
    return Envelope(id, action, payload)
  }

  /** What the shell can do; sent before the page starts and in the reply to `hello`. */
  fun info(): JSONObject = JSONObject()
    .put("v", VERSION)
    .put("shell", "android/1.0")
    .put("actions", JSONArray(ACTIONS))
    .put("events", JSONArray(EVENTS))
    // The app's language: pages in it open in it. The borrower's own choice, and `lang` in an address, come first.
    .put("lang", Locale.getDefault().toLanguageTag())

  fun accepted(id: String, data: Any = JSONObject.NULL): JSONObject = reply(id, true).put("data", data)

  /** @param code invalid, failed, denied or unsupported. */
  fun refused(id: String, code: String): JSONObject =
    reply(id, false).put("error", JSONObject().put("code", code).put("message", code))

  private fun reply(id: String, ok: Boolean) =
    JSONObject().put("v", VERSION).put("type", "reply").put("id", id).put("ok", ok)

  /** Asks the page before going back; the page returns true to stay. */
  fun back(): JSONObject = event("back", JSONObject())

  /** @param reason `pop`: a screen of this app covered the page; `foreground`: another app did. */
  fun resume(reason: String): JSONObject = event("resume", JSONObject().put("reason", reason))

  private fun event(name: String, payload: JSONObject) =
    JSONObject().put("v", VERSION).put("type", "event").put("name", name).put("payload", payload)

  /** The script that opens another address in place of the page. */
  fun replacement(address: String): String = "location.replace(${JSONObject.quote(address)})"

  /** The script that passes the page a message; it evaluates to true if the page handled it. */
  fun script(message: JSONObject): String = "$RECEIVE?$RECEIVE(${JSONObject.quote(message.toString())}):false"
}
