package android.view;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class ViewGroup extends View {
  public void addView(View child) { throw new UnsupportedOperationException(); }

  public void removeView(View child) { throw new UnsupportedOperationException(); }

  public void removeAllViews() { throw new UnsupportedOperationException(); }
}
