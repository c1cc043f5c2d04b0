package androidx.activity;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class OnBackPressedCallback {
  public OnBackPressedCallback(boolean enabled) {}

  public abstract void handleOnBackPressed();
}
