package androidx.webkit;

import android.net.Uri;
import android.webkit.WebView;
import java.util.Set;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WebViewCompat {
  public interface WebMessageListener {
    void onPostMessage(
        WebView view,
        WebMessageCompat message,
        Uri sourceOrigin,
        boolean isMainFrame,
        JavaScriptReplyProxy replyProxy);
  }

  public static ScriptHandler addDocumentStartJavaScript(
      WebView view, String script, Set<String> origins) { throw new UnsupportedOperationException(); }

  public static void addWebMessageListener(
      WebView view, String name, Set<String> origins, WebMessageListener listener) { throw new UnsupportedOperationException(); }
}
