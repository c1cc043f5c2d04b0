package androidx.activity.result;

import android.content.Intent;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class ActivityResult {
  public int getResultCode() { throw new UnsupportedOperationException(); }

  public Intent getData() { throw new UnsupportedOperationException(); }
}
