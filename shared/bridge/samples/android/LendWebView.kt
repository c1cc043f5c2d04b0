package com.example.lend

import android.annotation.SuppressLint
import android.app.Activity
import android.content.pm.ApplicationInfo
import android.net.Uri
import android.net.http.SslError
import android.webkit.JavascriptInterface
import android.webkit.RenderProcessGoneDetail
import android.webkit.SslErrorHandler
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONObject

/** A web view with the bridge, for own pages only. */
@SuppressLint("SetJavaScriptEnabled")
class LendWebView(
  activity: Activity,
  private val addresses: Addresses,
  private val shell: Shell,
  private val photos: PhotoChooser,
  private val host: Host,
) {
  interface Host {
    /** Called with the address of the page that is now shown. */
    fun onAddress(address: String)

    /** Called when a page could not be loaded, with its address: no network, a failed TLS connection, or HTTP 5xx. */
    fun onLoadFailed(address: String)

    /** Called when the view has something new to show, be it a page or the system's own about a failure. */
    fun onContent()

    /** Called when the web view's process is gone, and the view with it. */
    fun onProcessGone(view: WebView)

    /** Opens an address outside the site elsewhere. @return whether it was opened. */
    fun openPage(target: Target): Boolean
  }

  val view = WebView(activity)

  init {
    val isDebuggable = activity.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0
    WebView.setWebContentsDebuggingEnabled(isDebuggable)
    view.settings.apply {
      javaScriptEnabled = true
      // Off by default; without it drafts and deadlines are lost with the page.
      domStorageEnabled = true
      allowFileAccess = false
      mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
      userAgentString = "$userAgentString ${ShellMessages.USER_AGENT}"
    }
    view.webViewClient = client()
    view.webChromeClient = object : WebChromeClient() {
      override fun onShowFileChooser(
        view: WebView,
        callback: ValueCallback<Array<Uri>>,
        params: FileChooserParams,
      ): Boolean {
        photos.show(callback, params)
        return true
      }
    }
    // Before any page is loaded, so that no page starts without its shell.
    addBridge()
  }

  private fun client() = object : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
      if (!request.isForMainFrame) return false
      val target = addresses.resolve(request.url.toString())
      if (target.destination == Destination.OWN_PAGE) return false
      host.openPage(target)
      return true
    }

    override fun doUpdateVisitedHistory(view: WebView, url: String, isReload: Boolean) {
      if (addresses.isOwn(url)) host.onAddress(url)
    }

    // The page itself only: a picture or an agreement that fails is the page's own business.
    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
      if (request.isForMainFrame) host.onLoadFailed(request.url.toString())
    }

    /** What a gateway answers in place of the page. A 404 is the site's own error page. */
    override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, response: WebResourceResponse) {
      val isBroken = response.statusCode >= SERVER_ERROR
      if (request.isForMainFrame && isBroken) host.onLoadFailed(request.url.toString())
    }

    /** Never proceed. After a cancelled connection, as behind the sign-in page of a Wi-Fi, no other error is reported. */
    override fun onReceivedSslError(view: WebView, handler: SslErrorHandler, error: SslError) {
      handler.cancel()
      if (addresses.isOwn(error.url)) host.onLoadFailed(error.url)
    }

    override fun onPageCommitVisible(view: WebView, url: String) = host.onContent()

    /** Called from Android 8 (API 26) on. Before, the app ends with the process. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
      host.onProcessGone(view)
      return true
    }
  }

  private fun addBridge() {
    val origins = addresses.ownOrigins
    if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
      val script = "${ShellMessages.INFO}=${ShellMessages.info()}"
      WebViewCompat.addDocumentStartJavaScript(view, script, origins)
    }
    if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
      WebViewCompat.addWebMessageListener(view, ShellMessages.CHANNEL, origins) { _, message, _, isMainFrame, reply ->
        val isText = message.type == WebMessageCompat.TYPE_STRING
        if (isMainFrame && isText) shell.handle(message.data) { reply.postMessage(it.toString()) }
      }
    } else {
      // Web views before 2020: every frame sees the object, and its method runs on a separate thread.
      view.addJavascriptInterface(OldBridge(), ShellMessages.CHANNEL)
    }
  }

  private inner class OldBridge {
    @JavascriptInterface
    fun postMessage(text: String?) {
      view.post { if (addresses.isOwn(view.url)) shell.handle(text) { tell(it) {} } }
    }
  }

  /** Passes the page a message. @param handled receives whether the page handled it. */
  fun tell(message: JSONObject, handled: (Boolean) -> Unit) {
    view.evaluateJavascript(ShellMessages.script(message)) { handled(it == "true") }
  }

  /** Opens another address at the same place of the history. */
  fun replace(address: String) = view.evaluateJavascript(ShellMessages.replacement(address), null)

  fun destroy() {
    view.removeAllViews()
    view.destroy()
  }

  private companion object {
    const val SERVER_ERROR = 500
  }
}
