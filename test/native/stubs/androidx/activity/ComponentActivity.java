package androidx.activity;

import android.app.Activity;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.lifecycle.LifecycleOwner;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class ComponentActivity extends Activity implements LifecycleOwner {
  public OnBackPressedDispatcher getOnBackPressedDispatcher() { throw new UnsupportedOperationException(); }

  public <I, O> ActivityResultLauncher<I> registerForActivityResult(
      ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback) { throw new UnsupportedOperationException(); }
}
