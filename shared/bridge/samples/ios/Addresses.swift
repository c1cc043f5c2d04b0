import Foundation

/// A complete address, and where it opens.
enum Target: Equatable, Sendable {
  case ownPage(URL)
  case webPage(URL)
  case otherApp(URL)
  /// An address in the app's own scheme, or a path such as `productDetail?productId=8`.
  case appScreen(String)
}

/// Decides where an address may open. It refuses whatever this code and the web view might read
/// differently, so that an address that counts as an own page here is an own page there too.
struct Addresses: Sendable {
  /// Own origins in lower case; relative addresses use the first.
  let origins: [String]
  /// The app's own scheme, lower case.
  let appScheme: String
  /// Schemes that open other apps, lower case.
  let otherApps: Set<String>

  /// An origin as WebKit reports it: lower case, without a slash at its end and without the usual port.
  private static let ownOrigin =
    "^(?:https(?!.*:443$)|http(?!.*:80$))://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$"
  private static let ownScheme = "^[a-z][a-z0-9+.-]{0,30}$"
  private static let maxLength = 8192
  /// Spaces, control and invisible characters, backslashes, which web views drop or rewrite.
  private static let unclear =
    "[\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\ufeff\\\\]"
  private static let scheme = "^[A-Za-z][A-Za-z0-9+.-]{0,30}(?=:)"
  /// Scheme, host and port up to the path; nothing else, such as a user name, matches.
  private static let origin = "^[A-Za-z]+://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?(?=[/?#]|$)"
  /// A name with a dot whose last part starts with a letter: no IP address in any form, no host of the local network.
  private static let publicOrigin = "^[a-z]+://[a-z0-9-]+([.][a-z0-9-]+)*[.][a-z][a-z0-9-]+(:[0-9]{1,5})?$"
  /// Only the query of a path of the app's own may be encoded.
  private static let appPath = "^(?!/)(?=.{1,512}$)[A-Za-z0-9_/=&.-]+([?][A-Za-z0-9_/?=&.%+,-]*)?$"

  /// Stops the app at its start if one of them is written otherwise, as no address would ever match it.
  init(origins: [String], appScheme: String, otherApps: Set<String>) {
    precondition(!origins.isEmpty, "Addresses: no origin")
    for origin in origins where Self.first(Self.ownOrigin, in: origin) == nil {
      preconditionFailure("Addresses: \"\(origin)\" is no origin such as https://m.lend.example")
    }
    for scheme in otherApps.union([appScheme]) where Self.first(Self.ownScheme, in: scheme) == nil {
      preconditionFailure("Addresses: \"\(scheme)\" is no scheme such as lendapp")
    }
    self.origins = origins
    self.appScheme = appScheme
    self.otherApps = otherApps
  }

  /// The target of an address; nil if it is refused.
  func resolve(_ address: String) -> Target? {
    if address.utf16.count > Self.maxLength || Self.first(Self.unclear, in: address) != nil { return nil }
    if address.hasPrefix("/"), !address.hasPrefix("//") {
      return URL(string: origins[0] + address).map(Target.ownPage)
    }
    guard let scheme = Self.first(Self.scheme, in: address)?.lowercased() else {
      return Self.first(Self.appPath, in: address) == nil ? nil : .appScreen(address)
    }
    if scheme == "https" || scheme == "http" { return webTarget(address) }
    if scheme == appScheme { return .appScreen(address) }
    return otherApps.contains(scheme) ? URL(string: address).map(Target.otherApp) : nil
  }

  /// The address of an own page with a new session in place of its old one; nil for any other address.
  func withSession(_ address: String, sessionId: String) -> String? {
    guard case .ownPage(let url)? = resolve(address),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let session = sessionId.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    else { return nil }
    // As they are written, because the rest of the address may be signed.
    let query = (parts.percentEncodedQuery ?? "").split(separator: "&").map(String.init)
    let others = query.filter { $0.split(separator: "=").first != "sessionId" }
    parts.percentEncodedQuery = (others + ["sessionId=\(session)"]).joined(separator: "&")
    return parts.string
  }

  /// Whether a frame's origin, as WebKit reports it, is an own one.
  func isOwn(scheme: String, host: String, port: Int) -> Bool {
    let suffix = port == 0 || port == 443 ? "" : ":\(port)"
    return origins.contains("\(scheme)://\(host)\(suffix)")
  }

  private func webTarget(_ address: String) -> Target? {
    guard let origin = Self.first(Self.origin, in: address)?.lowercased(), let url = URL(string: address) else {
      return nil
    }
    if origins.contains(origin) { return .ownPage(url) }
    if let port = url.port, !(1...65_535).contains(port) { return nil }
    return Self.first(Self.publicOrigin, in: origin) == nil ? nil : .webPage(url)
  }

  private static func first(_ pattern: String, in text: String) -> String? {
    text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
  }
}
