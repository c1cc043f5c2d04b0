package com.example.lend

import android.app.Activity
import org.json.JSONObject

/** The app's own screens: the part that is yours to write. Each answers whether the screen is shown. */
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

/** What is the app's own about a web view. Set both before the first page is opened, in `Application.onCreate`. */
object LendApp {
  lateinit var router: AppRouter

  var addresses = Addresses(
    origins = listOf("https://m.lend.example"),
    appScheme = "lendapp",
    otherApps = setOf("tel", "mailto", "sms", "whatsapp", "viber", "gcash", "paymaya", "market"),
  )
}
