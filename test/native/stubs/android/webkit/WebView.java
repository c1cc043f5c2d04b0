package android.webkit;

import android.content.Context;
import android.os.Bundle;
import android.view.ViewGroup;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WebView extends ViewGroup {
  public WebView(Context context) {}

  public static void setWebContentsDebuggingEnabled(boolean on) { throw new UnsupportedOperationException(); }

  public WebSettings getSettings() { throw new UnsupportedOperationException(); }

  public String getUrl() { throw new UnsupportedOperationException(); }

  public void loadUrl(String url) { throw new UnsupportedOperationException(); }

  public WebViewClient getWebViewClient() { throw new UnsupportedOperationException(); }

  public void setWebViewClient(WebViewClient client) { throw new UnsupportedOperationException(); }

  public WebChromeClient getWebChromeClient() { throw new UnsupportedOperationException(); }

  public void setWebChromeClient(WebChromeClient client) { throw new UnsupportedOperationException(); }

  public void addJavascriptInterface(Object object, String name) { throw new UnsupportedOperationException(); }

  public void evaluateJavascript(String script, ValueCallback<String> callback) { throw new UnsupportedOperationException(); }

  public boolean canGoBack() { throw new UnsupportedOperationException(); }

  public void goBack() { throw new UnsupportedOperationException(); }

  public WebBackForwardList saveState(Bundle state) { throw new UnsupportedOperationException(); }

  public WebBackForwardList restoreState(Bundle state) { throw new UnsupportedOperationException(); }

  public void destroy() { throw new UnsupportedOperationException(); }
}
