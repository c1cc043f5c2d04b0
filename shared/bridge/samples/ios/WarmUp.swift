import WebKit

/// Brings pages onto the phone before the borrower opens one. The web view is never shown, has no bridge, and is gone
/// when the pages are here.
@MainActor
final class WarmUp {
  /// The title of the document once it has finished.
  private static let done = "Ready"
  private static let limit: UInt64 = 60_000_000_000
  private var webView: WKWebView?
  private var title: NSKeyValueObservation?

  /// Call it once, a few seconds after the app has started, and keep the object.
  func start(origin: String, pages: [String]) {
    guard let url = URL(string: "\(origin)/warm#\(pages.joined(separator: ","))") else { return }
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    title = view.observe(\.title) { [weak self] view, _ in
      Task { @MainActor in
        if view.title == WarmUp.done { self?.close() }
      }
    }
    webView = view
    view.load(URLRequest(url: url))
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: WarmUp.limit)
      self?.close()
    }
  }

  private func close() {
    title?.invalidate()
    title = nil
    webView = nil
  }
}
