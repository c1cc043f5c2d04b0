import UIKit

/// The app's own screens: the part for you to write. Each function returns whether the screen is shown.
@MainActor
protocol AppRouter: AnyObject {
  /// The address is in the app's own scheme, or a path such as `productDetail?productId=8`.
  func open(_ address: String) -> Bool
  func showProduct(_ productId: String, position: String?) -> Bool
  func showHome() -> Bool
  func showMine() -> Bool
  /// Returns as soon as the login screen is shown. The reason is `expired` or `missing`. After the borrower has signed
  /// in, close that screen and call `reopen(addresses.withSession(address, sessionId: ...))`.
  func showLogin(reason: String, address: String, reopen: @escaping @MainActor (String?) -> Void) -> Bool
  func showRating() -> Bool
  func count(_ event: String, _ payload: [String: Any])
}

/// The app's own settings for the web view.
@MainActor
struct LendApp {
  let router: any AppRouter
  let addresses = Addresses(
    origins: ["https://m.lend.example"],
    appScheme: "lendapp",
    otherApps: ["tel", "mailto", "sms", "whatsapp", "viber", "gcash", "paymaya"]
  )
}
