package androidx.webkit;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class WebViewFeature {
  public static final String DOCUMENT_START_SCRIPT = "DOCUMENT_START_SCRIPT";

  public static final String WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER";

  public static boolean isFeatureSupported(String feature) { throw new UnsupportedOperationException(); }
}
