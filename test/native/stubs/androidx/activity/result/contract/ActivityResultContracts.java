package androidx.activity.result.contract;

import android.content.Intent;
import androidx.activity.result.ActivityResult;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class ActivityResultContracts {
  public static final class StartActivityForResult
      extends ActivityResultContract<Intent, ActivityResult> {}
}
