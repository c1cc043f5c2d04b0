package android.content.pm;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class ApplicationInfo {
  public static final int FLAG_DEBUGGABLE = 2;

  public int flags;
}
