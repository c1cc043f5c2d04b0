package androidx.activity;

import androidx.lifecycle.LifecycleOwner;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class OnBackPressedDispatcher {
  public void addCallback(LifecycleOwner owner, OnBackPressedCallback callback) { throw new UnsupportedOperationException(); }
}
