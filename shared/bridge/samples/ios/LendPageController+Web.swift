import WebKit

extension LendPageController: WKNavigationDelegate {
  /// Own pages load here; other sites never get the bridge. The signature must match the protocol's exactly, and the
  /// selector is written out, because a method that only resembles it would never be called.
  @objc(webView:decidePolicyForNavigationAction:decisionHandler:)
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    // The page's own content policy decides about frames within it, such as an agreement.
    if navigationAction.targetFrame?.isMainFrame == false { return decisionHandler(.allow) }
    let target = navigationAction.request.url.flatMap { app.addresses.resolve($0.absoluteString) }
    if case .ownPage? = target, navigationAction.targetFrame != nil { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    if let target { Task { [weak self] in await self?.open(target) } }
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    // The guard belonged to the previous page; the new one sets its own.
    guardBack(false)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { recover() }
}

extension LendPageController: WKUIDelegate {
  /// A page gets no window of its own; its address opens where it belongs.
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

  /// Pages take photos through their file field, which needs no permission for the page.
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
