import UIKit
import WebKit

/// Shows one page of the site, with the bridge. Push it on a navigation controller.
final class LendPageController: UIViewController {
  let app: LendApp
  private(set) var webView: WKWebView!
  let page: URL
  private var backPresses: [Date] = []
  private var askedBack: UUID?
  private var hasAppeared = false
  private var isBackGuarded = false
  private var lastCrash = Date.distantPast
  private lazy var failure = LoadFailure { [weak self] url in _ = self?.webView.load(URLRequest(url: url)) }
  /// Whether a page is there: not before the first one, nor after the end of its process.
  private var hasPage = false

  /// Nil for an address outside the site, because only own pages get the bridge.
  init?(page address: String, app: LendApp) {
    guard case .ownPage(let url)? = app.addresses.resolve(address) else { return nil }
    self.page = url
    self.app = app
    super.init(nibName: nil, bundle: nil)
    // If the delegate method did not match the protocol it would never be called, and other sites would load here.
    precondition(responds(to: NSSelectorFromString("webView:decidePolicyForNavigationAction:decisionHandler:")))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Created in code only") }

  override func loadView() {
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = ShellMessages.userAgent
    let controller = configuration.userContentController
    let info = "\(ShellMessages.info)=\(ShellMessages.json(ShellMessages.capabilities))"
    controller.addUserScript(
      WKUserScript(source: info, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    controller.add(WeakHandler(self), name: ShellMessages.channel)
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    // Web inspection is off unless a debug build sets isInspectable.
    view = webView
    guardBack(false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIBarButtonItem(
      image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(back))
    button.accessibilityLabel = "Back"
    navigationItem.leftBarButtonItem = button
    NotificationCenter.default.addObserver(
      self, selector: #selector(foreground), name: UIApplication.willEnterForegroundNotification, object: nil)
    webView.load(URLRequest(url: page))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasAppeared { send(ShellMessages.resume("pop")) }
    guardBack(isBackGuarded)
    hasAppeared = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The next screen decides about its own gesture.
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
  }

  @objc private func foreground() {
    // If another screen covers the page, the page is told when that screen closes.
    if viewIfLoaded?.window != nil { send(ShellMessages.resume("foreground")) }
  }

  /// Shows an own page in place of the one whose session had ended, to which Back must not return.
  func reopen(_ address: String?) {
    guard let address, case .ownPage(let url)? = app.addresses.resolve(address) else { return }
    webView.evaluateJavaScript(ShellMessages.replacement(url.absoluteString))
  }

  /// Passes the page a message, and reports whether the page handled it.
  func send(_ message: [String: Any], handled: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    webView.evaluateJavaScript(ShellMessages.script(message)) { result, _ in handled?(result as? Bool == true) }
  }

  /// While a page guards Back, no gesture may bypass it: neither the web view's nor the navigation's.
  func guardBack(_ isOn: Bool) {
    isBackGuarded = isOn
    webView.allowsBackForwardNavigationGestures = !isOn
    navigationController?.interactivePopGestureRecognizer?.isEnabled = !isOn
  }

  /// Asks the page first; leaves if no answer comes within 0.3 s, or at a third press within 5 s.
  @objc private func back() {
    let now = Date()
    backPresses = backPresses.filter { now.timeIntervalSince($0) < 5 } + [now]
    if backPresses.count >= 3 { return leave() }
    if failure.isShown { return leaveFailure() }
    let question = UUID()
    askedBack = question
    send(ShellMessages.back) { [weak self] isKept in self?.settleBack(question, isKept: isKept) }
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 300_000_000)
      self?.settleBack(question, isKept: false)
    }
  }

  private func settleBack(_ question: UUID, isKept: Bool) {
    guard askedBack == question else { return }
    askedBack = nil
    if isKept { return }
    if webView.canGoBack { webView.goBack() } else { leave() }
  }

  func leave() {
    if let navigation = navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }

  /// Covers the web view with Retry. A page that broke off is none.
  func showFailure(_ address: URL?, isBroken: Bool = false) {
    if isBroken { hasPage = false }
    guardBack(false)
    failure.show(address ?? webView.url ?? page, over: webView)
  }

  /// A page is there, in place of the one before.
  func showPage() {
    hasPage = true
    // The guard belonged to the previous page; the new one sets its own.
    guardBack(false)
    failure.hide()
  }

  /// There is no page to ask. If the one before is still beneath, it reads again what may have changed.
  private func leaveFailure() {
    if hasPage {
      failure.hide()
      send(ShellMessages.resume("pop"))
    } else if webView.canGoBack {
      webView.goBack()
    } else {
      leave()
    }
  }

  /// Loads the page again after its process has ended. A page that ends it twice in a row is closed.
  func recover() {
    let now = Date()
    let isAgain = now.timeIntervalSince(lastCrash) < 10
    lastCrash = now
    hasPage = false
    guardBack(false)
    if isAgain { return leave() }
    webView.load(URLRequest(url: webView.url ?? page))
  }
}

/// Keeps WKUserContentController from retaining the page controller.
@MainActor
private final class WeakHandler: NSObject, WKScriptMessageHandler {
  private weak var target: LendPageController?

  init(_ target: LendPageController) { self.target = target }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    target?.take(message)
  }
}
