package android.webkit;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class WebBackForwardList {}
