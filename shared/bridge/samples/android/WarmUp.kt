package com.example.lend

import android.annotation.SuppressLint
import android.content.Context
import android.os.Handler
import android.os.Looper
import android.webkit.WebChromeClient
import android.webkit.WebView

/**
 * Brings pages onto the phone before the borrower opens one. The web view is never shown, has no bridge, and is gone
 * when the pages are here.
 */
object WarmUp {
  /** The title of the document once it has finished. */
  private const val DONE = "Ready"
  private const val LIMIT_MS = 60_000L

  /**
   * Call it once on the main thread, a few seconds after the app has started.
   * @param origin of the site. @param pages those that borrowers open most.
   */
  @SuppressLint("SetJavaScriptEnabled")
  fun start(context: Context, origin: String, pages: List<String>) {
    val view = WebView(context)
    val main = Handler(Looper.getMainLooper())
    var isOpen = true
    // Later than the callback that calls it: a web view must not be destroyed in the middle of its own work.
    val close = Runnable {
      if (isOpen) view.destroy()
      isOpen = false
    }
    view.settings.javaScriptEnabled = true
    view.settings.domStorageEnabled = true
    view.webChromeClient = object : WebChromeClient() {
      override fun onReceivedTitle(view: WebView, title: String?) {
        if (title == DONE) main.post(close)
      }
    }
    main.postDelayed(close, LIMIT_MS)
    view.loadUrl("$origin/warm#${pages.joinToString(",")}")
  }
}
