import Foundation

/// A page's message that is well formed.
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

/// What goes over the channel, version 1.
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

  /// A payload has 8 KB at most; this leaves room for the rest of the envelope.
  private static let longest = 10_000

  /// Nil for anything malformed, which is dropped without an answer.
  static func read(_ body: Any) -> Envelope? {
    guard let text = body as? String, text.utf8.count <= longest,
      let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      message["v"] as? Int == version,
      let id = message["id"] as? String, !id.isEmpty,
      let action = message["action"] as? String,
      let payload = message["payload"] as? [String: Any]
    else { return nil }
    return Envelope(id: id, action: action, payload: payload)
  }

  /// What the shell says of itself, before the page starts and in its reply to `hello`.
  static var capabilities: [String: Any] {
    ["v": version, "shell": "ios/1.0", "actions": actions, "events": events]
  }

  static func accepted(_ id: String, data: Any = NSNull()) -> [String: Any] {
    ["v": version, "type": "reply", "id": id, "ok": true, "data": data]
  }

  static func refused(_ id: String, _ code: Refusal) -> [String: Any] {
    let error = ["code": code.rawValue, "message": code.rawValue]
    return ["v": version, "type": "reply", "id": id, "ok": false, "error": error]
  }

  /// Back is asked first; the page answers true where it keeps itself.
  static var back: [String: Any] { event("back", [:]) }

  /// `pop`: a screen of this app was above the page; `foreground`: another app was.
  static func resume(_ reason: String) -> [String: Any] { event("resume", ["reason": reason]) }

  private static func event(_ name: String, _ payload: [String: Any]) -> [String: Any] {
    ["v": version, "type": "event", "name": name, "payload": payload]
  }

  static func json(_ message: [String: Any]) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The script that hands a page a message; its value is true where the page handled it.
  static func script(_ message: [String: Any]) -> String {
    // JSON twice: the message as a text, the text as a literal of the script.
    guard let data = try? JSONEncoder().encode(json(message)) else { return "false" }
    return "\(receive)?\(receive)(\(String(decoding: data, as: UTF8.self))):false"
  }
}
