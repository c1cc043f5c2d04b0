package androidx.activity.result;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class ActivityResultLauncher<I> {
  public void launch(I input) { throw new UnsupportedOperationException(); }
}
