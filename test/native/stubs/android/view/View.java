package android.view;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class View {
  public boolean post(Runnable action) { throw new UnsupportedOperationException(); }

  public boolean postDelayed(Runnable action, long delayMillis) { throw new UnsupportedOperationException(); }

  public void setPadding(int left, int top, int right, int bottom) { throw new UnsupportedOperationException(); }
}
