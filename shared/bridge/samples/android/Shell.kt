package com.example.lend

import org.json.JSONObject

/** What a page may ask of the app. Each function returns whether it is done or the screen is shown; the reply reports it. */
interface ShellScreen {
  fun openPage(target: Target): Boolean
  fun showProduct(productId: String, position: String?): Boolean
  fun showHome(): Boolean
  fun showMine(): Boolean

  /** True as soon as the login screen is shown. After sign-in the page opens again with the new session. */
  fun showLogin(reason: String): Boolean
  fun dial(number: String): Boolean
  fun showRating(): Boolean
  fun close()
  fun count(event: String, payload: JSONObject)
}

/** Checks a page's messages and replies to them. */
class Shell(private val addresses: Addresses, private val screen: ShellScreen) {
  /** @param answer receives the reply; not called for messages without one. */
  fun handle(text: String?, answer: (JSONObject) -> Unit) {
    val message = ShellMessages.read(text) ?: return
    when (message.action) {
      "hello" -> answer(ShellMessages.accepted(message.id, ShellMessages.info()))
      // On Android, Back always asks the page.
      "backGuard" -> Unit
      "closeWebView" -> screen.close()
      "reportConfirm", "bindStart", "bindEnd" -> screen.count(message.action, message.payload)
      else -> {
        val refusal = perform(message)
        answer(
          if (refusal == null) ShellMessages.accepted(message.id) else ShellMessages.refused(message.id, refusal)
        )
      }
    }
  }

  /** @return why it was not done, or null if it was. */
  private fun perform(message: Envelope): String? {
    val isDone = when (message.action) {
      "openPage" -> {
        val target = addresses.resolve(message.text("url"))
        if (target.destination == Destination.REFUSED) return "invalid"
        screen.openPage(target)
      }
      "openProduct" -> screen.showProduct(message.text("productId") ?: return "invalid", message.text("position"))
      "goHome" -> screen.showHome()
      "goMine" -> screen.showMine()
      "returnToLogin" -> screen.showLogin(message.text("reason") ?: return "invalid")
      "callPhone" -> {
        val number = message.text("number") ?: return "invalid"
        if (!PHONE.matches(number)) return "invalid"
        screen.dial(number)
      }
      "openRating" -> screen.showRating()
      else -> return "unsupported"
    }
    return if (isDone) null else "failed"
  }

  private companion object {
    /** Digits only: `*` and `#` could be commands to the phone network. */
    val PHONE = Regex("\\+?[0-9]{5,15}")
  }
}
