package android.webkit;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WebViewClient {
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) { throw new UnsupportedOperationException(); }

  public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) { throw new UnsupportedOperationException(); }

  public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) { throw new UnsupportedOperationException(); }
}
