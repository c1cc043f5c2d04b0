package androidx.core.view;

import androidx.core.graphics.Insets;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WindowInsetsCompat {
  public static final WindowInsetsCompat CONSUMED = null;

  public static final class Type {
    public static int systemBars() { throw new UnsupportedOperationException(); }

    public static int ime() { throw new UnsupportedOperationException(); }
  }

  public Insets getInsets(int types) { throw new UnsupportedOperationException(); }
}
