package androidx.browser.customtabs;

import android.content.Context;
import android.net.Uri;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class CustomTabsIntent {
  public static final class Builder {
    public CustomTabsIntent build() { throw new UnsupportedOperationException(); }
  }

  public void launchUrl(Context context, Uri url) { throw new UnsupportedOperationException(); }
}
