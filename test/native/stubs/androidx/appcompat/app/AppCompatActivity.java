package androidx.appcompat.app;

import androidx.activity.ComponentActivity;

/** Stub: the part of the platform's class that the sample uses, from its documentation. */
public class AppCompatActivity extends ComponentActivity {}
