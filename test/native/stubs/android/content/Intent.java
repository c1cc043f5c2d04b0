package android.content;

import android.net.Uri;
import android.os.Parcelable;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class Intent implements Parcelable {
  public static final String ACTION_VIEW = "android.intent.action.VIEW";

  public static final String ACTION_DIAL = "android.intent.action.DIAL";

  public static final String ACTION_GET_CONTENT = "android.intent.action.GET_CONTENT";

  public static final String CATEGORY_OPENABLE = "android.intent.category.OPENABLE";

  public static final String EXTRA_ALLOW_MULTIPLE = "android.intent.extra.ALLOW_MULTIPLE";

  public static final String EXTRA_INITIAL_INTENTS = "android.intent.extra.INITIAL_INTENTS";

  public static final int FLAG_GRANT_WRITE_URI_PERMISSION = 2;

  public Intent(String action) {}

  public Intent(String action, Uri uri) {}

  public Intent(Context context, Class<?> type) {}

  public static Intent createChooser(Intent target, CharSequence title) { throw new UnsupportedOperationException(); }

  public Intent addCategory(String category) { throw new UnsupportedOperationException(); }

  public Intent setType(String type) { throw new UnsupportedOperationException(); }

  public Intent setData(Uri data) { throw new UnsupportedOperationException(); }

  public Uri getData() { throw new UnsupportedOperationException(); }

  public String getDataString() { throw new UnsupportedOperationException(); }

  public Intent addFlags(int flags) { throw new UnsupportedOperationException(); }

  public ClipData getClipData() { throw new UnsupportedOperationException(); }

  public void setClipData(ClipData clip) { throw new UnsupportedOperationException(); }

  public Intent putExtra(String name, boolean value) { throw new UnsupportedOperationException(); }

  public Intent putExtra(String name, Parcelable value) { throw new UnsupportedOperationException(); }

  public Intent putExtra(String name, Parcelable[] value) { throw new UnsupportedOperationException(); }
}
