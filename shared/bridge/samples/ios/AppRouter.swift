import UIKit

/// The app's own screens: the part that is yours to write. Each answers whether the screen is shown.
@MainActor
protocol AppRouter: AnyObject {
  /// The address is in the app's own scheme, or a path such as `productDetail?productId=8`.
  func open(_ address: String) -> Bool
  func showProduct(_ productId: String, position: String?) -> Bool
  func showHome() -> Bool
  func showMine() -> Bool
  /// The reason is `expired` or `missing`. After signing in, open the page again with the new session.
  func showLogin(reason: String) -> Bool
  func showRating() -> Bool
  func count(_ event: String, _ payload: [String: Any])
}

/// What is the app's own about a web view.
@MainActor
struct LendApp {
  let router: any AppRouter
  let addresses = Addresses(
    origins: ["https://m.lend.example"],
    appScheme: "lendapp",
    otherApps: ["tel", "mailto", "sms", "whatsapp", "viber", "gcash", "paymaya"]
  )
}
