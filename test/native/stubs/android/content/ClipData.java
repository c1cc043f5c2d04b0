package android.content;

import android.net.Uri;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class ClipData {
  public static class Item {
    public Uri getUri() { throw new UnsupportedOperationException(); }
  }

  public static ClipData newRawUri(CharSequence label, Uri uri) { throw new UnsupportedOperationException(); }

  public int getItemCount() { throw new UnsupportedOperationException(); }

  public Item getItemAt(int index) { throw new UnsupportedOperationException(); }
}
