package com.example.lend

import android.app.Activity
import org.json.JSONObject

/** The app's own screens: the part for you to write. Each function returns whether the screen is shown. */
interface AppRouter {
  /** @param address in the app's own scheme, or a path such as `productDetail?productId=8`. */
  fun open(from: Activity, address: String): Boolean
  fun showProduct(from: Activity, productId: String, position: String?): Boolean
  fun showHome(from: Activity): Boolean
  fun showMine(from: Activity): Boolean

  /**
   * Returns as soon as the login screen is shown. After the borrower has signed in, that screen calls
   * `LendPageActivity.reopen(this, address, sessionId)` and finishes.
   * @param reason `expired` or `missing`. @param address of the page that asks; pass it to the login screen.
   */
  fun showLogin(from: Activity, reason: String, address: String): Boolean
  fun showRating(from: Activity): Boolean
  fun count(event: String, payload: JSONObject)
}

/** The app's own settings for the web view. Set both in `Application.onCreate`, before the first page opens. */
object LendApp {
  lateinit var router: AppRouter

  var addresses = Addresses(
    origins = listOf("https://m.lend.example"),
    appScheme = "lendapp",
    otherApps = setOf("tel", "mailto", "sms", "whatsapp", "viber", "gcash", "paymaya", "market"),
  )
}
