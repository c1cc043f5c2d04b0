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

  /** @param reason `expired` or `missing`. After signing in, open the page again with the new session. */
  fun showLogin(from: Activity, reason: String): Boolean
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
