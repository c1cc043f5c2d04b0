package com.example.lend

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.SystemClock
import android.webkit.WebView
import android.widget.FrameLayout
import androidx.activity.OnBackPressedCallback
import androidx.appcompat.app.AppCompatActivity
import androidx.browser.customtabs.CustomTabsIntent
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import org.json.JSONObject

/** Shows one page of the site. Opened with the page's address as the intent's data. */
class LendPageActivity : AppCompatActivity(), ShellScreen, LendWebView.Host {
  private val addresses get() = LendApp.addresses
  private val router get() = LendApp.router
  private val shell by lazy { Shell(addresses, this) }
  private val photos = PhotoChooser(this)
  private val backPresses = BackPresses()
  private lateinit var frame: FrameLayout
  private lateinit var page: LendWebView
  private lateinit var failure: LoadFailure
  private var lastAddress = ""
  private var lastCrashMs = -CRASH_PAUSE_MS
  private var hasResumed = false
  private var hasScreenAbove = false

  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    val target = addresses.resolve(intent.dataString)
    // Only own pages get the bridge, whoever started this activity.
    if (target.destination != Destination.OWN_PAGE) return finish()
    lastAddress = state?.getString(LAST_ADDRESS)?.takeIf(addresses::isOwn) ?: target.address
    frame = FrameLayout(this)
    failure = LoadFailure(this) { page.view.loadUrl(it) }
    frame.addView(failure.view)
    setContentView(frame)
    keepClearOfBars()
    showPage()
    // After a rotation or a killed process the borrower returns to the last page, not to the first.
    if (state == null || page.view.restoreState(state) == null) page.view.loadUrl(lastAddress)
    onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
      override fun handleOnBackPressed() = back()
    })
  }

  /** Shows the page again in place of the one whose session had ended, to which Back must not return. */
  override fun onNewIntent(intent: Intent) {
    super.onNewIntent(intent)
    val target = addresses.resolve(intent.dataString)
    if (target.destination != Destination.OWN_PAGE) return
    setIntent(intent)
    lastAddress = target.address
    // The page that is about to leave is told nothing.
    hasResumed = false
    if (!failure.isShown) return page.replace(target.address)
    // Nothing is beneath that could be replaced.
    failure.begin()
    page.view.loadUrl(target.address)
  }

  private fun showPage() {
    page = LendWebView(this, addresses, shell, photos, this)
    // Below the cover.
    frame.addView(page.view, 0)
  }

  /** Keeps status bar, navigation bar, cutouts and keyboard off the page. */
  private fun keepClearOfBars() {
    ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
      val cutout = WindowInsetsCompat.Type.displayCutout()
      val bars = insets.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.ime() or cutout)
      view.setPadding(bars.left, bars.top, bars.right, bars.bottom)
      WindowInsetsCompat.CONSUMED
    }
  }

  override fun onSaveInstanceState(state: Bundle) {
    super.onSaveInstanceState(state)
    if (!::page.isInitialized) return
    state.putString(LAST_ADDRESS, lastAddress)
    page.view.saveState(state)
  }

  override fun onResume() {
    super.onResume()
    if (hasResumed) page.tell(ShellMessages.resume(if (hasScreenAbove) "pop" else "foreground")) {}
    hasResumed = ::page.isInitialized
    hasScreenAbove = false
  }

  override fun onDestroy() {
    if (::page.isInitialized) page.destroy()
    super.onDestroy()
  }

  /** Asks the page first; leaves if no answer comes in time, or at a third press. */
  private fun back() {
    if (backPresses.leaves(SystemClock.elapsedRealtime())) return finish()
    // There is no page to ask.
    if (failure.isShown) return goBack()
    var isDecided = false
    fun decide(isKept: Boolean) {
      if (isDecided) return
      isDecided = true
      if (!isKept) goBack()
    }
    page.tell(ShellMessages.back(), ::decide)
    frame.postDelayed({ decide(false) }, BackPresses.ANSWER_MS)
  }

  private fun goBack() {
    failure.begin()
    if (page.view.canGoBack()) page.view.goBack() else finish()
  }

  // LendWebView.Host

  override fun onAddress(address: String) {
    lastAddress = address
  }

  override fun onLoadFailed(address: String) = failure.show(address)

  override fun onContent() = failure.onContent()

  /** The view of a dead process cannot be used again. A page whose process dies twice in a row is closed. */
  override fun onProcessGone(view: WebView) {
    frame.removeView(view)
    view.destroy()
    val now = SystemClock.elapsedRealtime()
    val isAgain = now - lastCrashMs < CRASH_PAUSE_MS
    lastCrashMs = now
    if (isAgain) return finish()
    failure.begin()
    showPage()
    page.view.loadUrl(lastAddress)
  }

  // ShellScreen. The web view also calls openPage for addresses outside the site.

  override fun openPage(target: Target): Boolean {
    val uri = Uri.parse(target.address)
    return when (target.destination) {
      Destination.OWN_PAGE -> above { start(Intent(this, LendPageActivity::class.java).setData(uri)) }
      Destination.WEB_PAGE -> attempt { CustomTabsIntent.Builder().build().launchUrl(this, uri) }
      Destination.OTHER_APP -> start(Intent(Intent.ACTION_VIEW, uri))
      Destination.APP_SCREEN -> above { router.open(this, target.address) }
      Destination.REFUSED -> false
    }
  }

  override fun showProduct(productId: String, position: String?) =
    above { router.showProduct(this, productId, position) }

  override fun showHome() = above { router.showHome(this) }

  override fun showMine() = above { router.showMine(this) }

  override fun showLogin(reason: String) = above { router.showLogin(this, reason, lastAddress) }

  override fun showRating() = above { router.showRating(this) }

  /** Opens the dialler with the number in it; the borrower decides whether to call. */
  override fun dial(number: String) = start(Intent(Intent.ACTION_DIAL, Uri.parse("tel:$number")))

  override fun close() = finish()

  override fun count(event: String, payload: JSONObject) = router.count(event, payload)

  /** Remembers that a screen of this app covers the page, for the reason of the next resume event. */
  private fun above(show: () -> Boolean): Boolean {
    val isShown = show()
    hasScreenAbove = hasScreenAbove || isShown
    return isShown
  }

  private fun start(intent: Intent) = attempt { startActivity(intent) }

  /** Fails if no app takes it, or if it may not be started; the page then runs its browser fallback. */
  private fun attempt(start: () -> Unit): Boolean = try {
    start()
    true
  } catch (none: ActivityNotFoundException) {
    false
  } catch (notAllowed: SecurityException) {
    false
  }

  companion object {
    private const val LAST_ADDRESS = "lastAddress"
    private const val CRASH_PAUSE_MS = 10_000L

    /**
     * Shows a page again with a new session: in the web view that asked for it, which comes to the front, or in a new one
     * if the system has ended that. @return whether it is shown.
     */
    fun reopen(from: Activity, address: String, sessionId: String): Boolean {
      val page = LendApp.addresses.withSession(address, sessionId) ?: return false
      val flags = Intent.FLAG_ACTIVITY_CLEAR_TOP or Intent.FLAG_ACTIVITY_SINGLE_TOP
      from.startActivity(Intent(from, LendPageActivity::class.java).setData(Uri.parse(page)).addFlags(flags))
      return true
    }
  }
}
