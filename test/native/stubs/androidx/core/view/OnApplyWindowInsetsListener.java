package androidx.core.view;

import android.view.View;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public interface OnApplyWindowInsetsListener {
  WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat insets);
}
