package androidx.activity.result.contract;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public abstract class ActivityResultContract<I, O> {}
