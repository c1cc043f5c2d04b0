package androidx.core.view;

import android.view.View;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class ViewCompat {
  public static void setOnApplyWindowInsetsListener(
      View view, OnApplyWindowInsetsListener listener) { throw new UnsupportedOperationException(); }
}
