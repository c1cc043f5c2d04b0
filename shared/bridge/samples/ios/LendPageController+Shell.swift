import SafariServices
import UIKit
import WebKit

/// What pages may ask of the app.
extension LendPageController {
  /// Receives a message of the page; messages of other sites' frames are dropped.
  func take(_ message: WKScriptMessage) {
    let origin = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame,
      app.addresses.isOwn(scheme: origin.`protocol`, host: origin.host, port: origin.port),
      let envelope = ShellMessages.read(message.body)
    else { return }
    Task { [weak self] in await self?.handle(envelope) }
  }

  private func handle(_ message: Envelope) async {
    switch message.action {
    case "hello": send(ShellMessages.accepted(message.id, data: ShellMessages.capabilities))
    case "backGuard": guardBack(message.payload["on"] as? Bool == true)
    case "closeWebView": leave()
    case "reportConfirm", "bindStart", "bindEnd": app.router.count(message.action, message.payload)
    default:
      let refusal = await perform(message)
      send(refusal.map { ShellMessages.refused(message.id, $0) } ?? ShellMessages.accepted(message.id))
    }
  }

  /// Why it was not done; nil if it was, or if the screen is shown.
  private func perform(_ message: Envelope) async -> Refusal? {
    let isDone: Bool
    switch message.action {
    case "openPage":
      guard let address = message.text("url"), let target = app.addresses.resolve(address) else { return .invalid }
      isDone = await open(target)
    case "openProduct":
      guard let product = message.text("productId") else { return .invalid }
      isDone = app.router.showProduct(product, position: message.text("position"))
    case "goHome": isDone = app.router.showHome()
    case "goMine": isDone = app.router.showMine()
    case "returnToLogin":
      guard let reason = message.text("reason") else { return .invalid }
      let address = (webView.url ?? page).absoluteString
      isDone = app.router.showLogin(reason: reason, address: address) { [weak self] in self?.reopen($0) }
    case "callPhone":
      // Digits only: `*` and `#` could be commands to the phone network.
      guard let number = message.text("number"),
        number.range(of: "^[+]?[0-9]{5,15}$", options: .regularExpression) != nil,
        let url = URL(string: "tel:\(number)")
      else { return .invalid }
      isDone = await UIApplication.shared.open(url)
    case "openRating": isDone = app.router.showRating()
    default: return .unsupported
    }
    return isDone ? nil : .failed
  }

  /// Opens an address where it belongs. False if nothing could be shown; the page then runs its browser fallback.
  func open(_ target: Target) async -> Bool {
    switch target {
    case .ownPage(let url):
      guard let navigation = navigationController,
        let next = LendPageController(page: url.absoluteString, app: app)
      else { return false }
      navigation.pushViewController(next, animated: true)
      return true
    case .webPage(let url):
      guard viewIfLoaded?.window != nil, presentedViewController == nil else { return false }
      present(SFSafariViewController(url: url), animated: true)
      return true
    case .otherApp(let url): return await UIApplication.shared.open(url)
    case .appScreen(let address): return app.router.open(address)
    }
  }
}
