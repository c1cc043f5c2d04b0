package android.content;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class ActivityNotFoundException extends RuntimeException {}
