package android.content;

import android.content.pm.ApplicationInfo;
import java.io.File;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class Context {
  public File getCacheDir() { throw new UnsupportedOperationException(); }

  public String getPackageName() { throw new UnsupportedOperationException(); }

  public ApplicationInfo getApplicationInfo() { throw new UnsupportedOperationException(); }

  public void startActivity(Intent intent) { throw new UnsupportedOperationException(); }
}
