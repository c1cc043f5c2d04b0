package android.net;

import android.os.Parcelable;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class Uri implements Parcelable {
  public static Uri parse(String uri) { throw new UnsupportedOperationException(); }
}
