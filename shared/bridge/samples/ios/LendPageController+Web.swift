import WebKit

extension LendPageController: WKNavigationDelegate {
  /// Own pages stay here; foreign ones never get the bridge. The signature is the protocol's to the letter, and the
  /// selector is spelt out: a method that only resembles it would never be called.
  @objc(webView:decidePolicyForNavigationAction:decisionHandler:)
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    // Frames within a page, such as an agreement, are the page's own affair: its policy lists them.
    if navigationAction.targetFrame?.isMainFrame == false { return decisionHandler(.allow) }
    let target = navigationAction.request.url.flatMap { app.addresses.resolve($0.absoluteString) }
    if case .ownPage? = target, navigationAction.targetFrame != nil { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    if let target { Task { [weak self] in await self?.open(target) } }
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    // The guard was the last page's; the new one asks for its own.
    guardBack(false)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { recover() }
}

extension LendPageController: WKUIDelegate {
  /// A page that opens a window of its own gets none: what it opens goes where its address belongs.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    let target = navigationAction.request.url.flatMap { app.addresses.resolve($0.absoluteString) }
    if let target { Task { [weak self] in await self?.open(target) } }
    return nil
  }

  /// Pages take photos through their file field, which needs no permission of the page.
  @available(iOS 15.0, *)
  func webView(
    _ webView: WKWebView,
    requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    decisionHandler(.deny)
  }
}
