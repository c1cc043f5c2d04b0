import UIKit

/// Covers the web view when a page could not be loaded: what is beneath is white, or the page before.
final class LoadFailure: UIView {
  /// What could not be loaded. It is never shown: the session stands in it.
  private var failed: URL?
  private let load: @MainActor (URL) -> Void
  var isShown: Bool { superview != nil }

  /// The closure loads an address again.
  init(load: @escaping @MainActor (URL) -> Void) {
    self.load = load
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let words = UILabel()
    // Move both texts to the localized strings of the app.
    words.text = "This page could not be loaded. Check your connection and try again."
    words.font = .preferredFont(forTextStyle: .body)
    words.adjustsFontForContentSizeCategory = true
    words.numberOfLines = 0
    words.textAlignment = .center
    let retry = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Retry") { [weak self] _ in self?.retry() })
    let stack = UIStackView(arrangedSubviews: [words, retry])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -24),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Created in code only") }

  func show(_ address: URL, over view: UIView) {
    failed = address
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
    UIAccessibility.post(notification: .screenChanged, argument: self)
  }

  /// Call it when a page is there, and when the borrower goes back to the one before.
  func hide() { removeFromSuperview() }

  /// Stays until a page is there.
  private func retry() {
    guard let failed else { return }
    load(failed)
  }
}
