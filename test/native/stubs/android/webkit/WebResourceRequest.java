package android.webkit;

import android.net.Uri;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public interface WebResourceRequest {
  Uri getUrl();

  boolean isForMainFrame();
}
