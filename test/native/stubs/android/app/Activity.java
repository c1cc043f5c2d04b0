package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class Activity extends Context {
  public static final int RESULT_OK = -1;

  public Intent getIntent() { throw new UnsupportedOperationException(); }

  public void finish() { throw new UnsupportedOperationException(); }

  public boolean isFinishing() { throw new UnsupportedOperationException(); }

  public void setContentView(View view) { throw new UnsupportedOperationException(); }

  protected void onCreate(Bundle state) { throw new UnsupportedOperationException(); }

  protected void onSaveInstanceState(Bundle state) { throw new UnsupportedOperationException(); }

  protected void onResume() { throw new UnsupportedOperationException(); }

  protected void onDestroy() { throw new UnsupportedOperationException(); }
}
