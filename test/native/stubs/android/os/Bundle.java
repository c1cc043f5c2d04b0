package android.os;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class Bundle {
  public String getString(String key) { throw new UnsupportedOperationException(); }

  public void putString(String key, String value) { throw new UnsupportedOperationException(); }
}
