package androidx.core.graphics;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class Insets {
  public final int left;
  public final int top;
  public final int right;
  public final int bottom;

  private Insets() { throw new UnsupportedOperationException(); }
}
