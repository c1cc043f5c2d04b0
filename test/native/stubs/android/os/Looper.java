package android.os;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class Looper {
  public static Looper getMainLooper() { throw new UnsupportedOperationException(); }
}
