import Foundation

/// A valid message of a page.
struct Envelope {
  let id: String
  let action: String
  let payload: [String: Any]

  func text(_ name: String) -> String? { payload[name] as? String }
}

/// Why an action was not done.
enum Refusal: String {
  case invalid, failed, unsupported
}

/// The message format, version 1.
enum ShellMessages {
  static let version = 1

  /// The names that a page looks for.
  static let channel = "lendShell"
  static let info = "window.__lendShellInfo"
  static let receive = "window.__lendShellReceive"
  static let userAgent = "LendShell/1"

  static let actions = [
    "openPage", "closeWebView", "openProduct", "goHome", "goMine", "returnToLogin",
    "callPhone", "openRating", "reportConfirm", "bindStart", "bindEnd",
  ]
  static let events = ["back", "resume"]

  /// A payload has at most 8 KB; this leaves room for the rest of the message.
  private static let maxLength = 10_000

  /// Nil for anything malformed, which is dropped without a reply.
  static func read(_ body: Any) -> Envelope? {
    guard let text = body as? String, text.utf8.count <= maxLength,
      let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      message["v"] as? Int == version,
      let id = message["id"] as? String, !id.isEmpty,
      let action = message["action"] as? String,
      let payload = message["payload"] as? [String: Any]
    else { return nil }
    return Envelope(id: id, action: action, payload: payload)
  }

  /// What the shell can do; sent before the page starts and in the reply to `hello`.
  static var capabilities: [String: Any] {
    // The app's language: pages in it open in it. The borrower's own choice, and `lang` in an address, come first.
    let lang = Locale.preferredLanguages.first ?? "en"
    return ["v": version, "shell": "ios/1.0", "actions": actions, "events": events, "lang": lang]
  }

  static func accepted(_ id: String, data: Any = NSNull()) -> [String: Any] {
    ["v": version, "type": "reply", "id": id, "ok": true, "data": data]
  }

  static func refused(_ id: String, _ code: Refusal) -> [String: Any] {
    let error = ["code": code.rawValue, "message": code.rawValue]
    return ["v": version, "type": "reply", "id": id, "ok": false, "error": error]
  }

  /// Asks the page before going back; the page returns true to stay.
  static var back: [String: Any] { event("back", [:]) }

  /// `pop`: a screen of this app covered the page; `foreground`: another app did.
  static func resume(_ reason: String) -> [String: Any] { event("resume", ["reason": reason]) }

  private static func event(_ name: String, _ payload: [String: Any]) -> [String: Any] {
    ["v": version, "type": "event", "name": name, "payload": payload]
  }

  static func json(_ message: [String: Any]) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The script that opens another address in place of the page.
  static func replacement(_ address: String) -> String {
    guard let data = try? JSONEncoder().encode(address) else { return "" }
    return "location.replace(\(String(decoding: data, as: UTF8.self)))"
  }

  /// The script that passes the page a message; it evaluates to true if the page handled it.
  static func script(_ message: [String: Any]) -> String {
    // JSON twice: first the message as text, then that text as a string literal of the script.
    guard let data = try? JSONEncoder().encode(json(message)) else { return "false" }
    return "\(receive)?\(receive)(\(String(decoding: data, as: UTF8.self))):false"
  }
}
