package com.example.lend

import android.app.Activity
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView

/**
 * Covers the web view when a page could not be loaded: the system's own page would show the whole address, with the
 * session in it, and has no Retry.
 *
 * @param load loads an address again.
 */
class LoadFailure(activity: Activity, private val load: (String) -> Unit) {
  /** What could not be loaded. It is never shown. */
  private var failed: String? = null

  val view = LinearLayout(activity)
  val isShown get() = view.visibility == View.VISIBLE

  init {
    // Move both texts to the string resources of the app, in its languages.
    val words = TextView(activity).apply {
      text = "This page could not be loaded. Check your connection and try again."
      gravity = Gravity.CENTER
      accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
      setTextSize(TypedValue.COMPLEX_UNIT_SP, TEXT_SP)
    }
    val button = Button(activity).apply {
      text = "Retry"
      setOnClickListener { retry() }
    }
    val background = TypedValue()
    activity.theme.resolveAttribute(android.R.attr.colorBackground, background, true)
    val gap = (GAP_DP * activity.resources.displayMetrics.density).toInt()
    view.apply {
      orientation = LinearLayout.VERTICAL
      gravity = Gravity.CENTER
      setPadding(gap, gap, gap, gap)
      setBackgroundColor(background.data)
      // No tap reaches what is beneath.
      isClickable = true
      visibility = View.GONE
      addView(words)
      addView(button, LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT))
    }
  }

  fun show(address: String) {
    failed = address
    view.visibility = View.VISIBLE
  }

  /** Call it when another load begins. The cover stays until there is something to see, as the system's page is beneath. */
  fun begin() {
    failed = null
  }

  /** Call it when the web view has something to show, which may be the system's page. */
  fun onContent() {
    if (failed == null) view.visibility = View.GONE
  }

  private fun retry() {
    val address = failed ?: return
    begin()
    load(address)
  }

  private companion object {
    const val TEXT_SP = 18f
    const val GAP_DP = 24
  }
}
