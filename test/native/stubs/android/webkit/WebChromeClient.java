package android.webkit;

import android.net.Uri;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WebChromeClient {
  public boolean onShowFileChooser(
      WebView view, ValueCallback<Uri[]> callback, FileChooserParams params) { throw new UnsupportedOperationException(); }

  public void onReceivedTitle(WebView view, String title) { throw new UnsupportedOperationException(); }

  public abstract static class FileChooserParams {
    public static final int MODE_OPEN_MULTIPLE = 1;

    public abstract int getMode();
  }
}
