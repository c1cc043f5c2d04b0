package android.os;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class SystemClock {
  public static long elapsedRealtime() { throw new UnsupportedOperationException(); }
}
