package android.os;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class Handler {
  public Handler(Looper looper) {}

  public final boolean post(Runnable work) { throw new UnsupportedOperationException(); }

  public final boolean postDelayed(Runnable work, long delayMillis) { throw new UnsupportedOperationException(); }
}
