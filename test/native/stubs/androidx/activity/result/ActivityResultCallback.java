package androidx.activity.result;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public interface ActivityResultCallback<O> {
  void onActivityResult(O result);
}
