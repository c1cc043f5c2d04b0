package android.provider;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public final class MediaStore {
  public static final String ACTION_IMAGE_CAPTURE = "android.media.action.IMAGE_CAPTURE";

  public static final String EXTRA_OUTPUT = "output";
}
