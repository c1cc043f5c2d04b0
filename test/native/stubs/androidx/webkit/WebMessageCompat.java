package androidx.webkit;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WebMessageCompat {
  public static final int TYPE_STRING = 0;

  public int getType() { throw new UnsupportedOperationException(); }

  public String getData() { throw new UnsupportedOperationException(); }
}
