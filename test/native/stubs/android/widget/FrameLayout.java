package android.widget;

import android.content.Context;
import android.view.ViewGroup;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class FrameLayout extends ViewGroup {
  public FrameLayout(Context context) {}
}
