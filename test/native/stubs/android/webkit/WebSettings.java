package android.webkit;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class WebSettings {
  public static final int MIXED_CONTENT_NEVER_ALLOW = 1;

  public abstract boolean getJavaScriptEnabled();

  public abstract void setJavaScriptEnabled(boolean on);

  public abstract boolean getDomStorageEnabled();

  public abstract void setDomStorageEnabled(boolean on);

  public abstract boolean getAllowFileAccess();

  public abstract void setAllowFileAccess(boolean on);

  public abstract int getMixedContentMode();

  public abstract void setMixedContentMode(int mode);

  public abstract String getUserAgentString();

  public abstract void setUserAgentString(String text);
}
