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

  /// What a gateway answers in place of the page is not shown. A 404 is the site's own error page.
  @objc(webView:decidePolicyForNavigationResponse:decisionHandler:)
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 200
    guard navigationResponse.isForMainFrame, status >= 500 else { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    showFailure(navigationResponse.response.url)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { showPage() }

  /// WebKit reports the page itself only, not its pictures and frames.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    fail(error)
  }

  /// The connection broke in the middle of the page.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    fail(error, isBroken: true)
  }

  /// WebKit's own errors are of navigations that were stopped above, and `cancelled` is of one that another replaced.
  private func fail(_ error: any Error, isBroken: Bool = false) {
    let problem = error as NSError
    guard problem.domain == NSURLErrorDomain, problem.code != NSURLErrorCancelled else { return }
    showFailure(problem.userInfo[NSURLErrorFailingURLErrorKey] as? URL, isBroken: isBroken)
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
