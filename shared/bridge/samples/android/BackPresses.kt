package com.example.lend

/** Lets a page refuse Back, but never traps the borrower. */
class BackPresses {
  private val presses = ArrayDeque<Long>()

  /** Counts a press. @return whether to leave without asking the page, at the third press within five seconds. */
  fun leaves(nowMs: Long): Boolean {
    presses.addLast(nowMs)
    while (nowMs - presses.first() >= WITHIN_MS) presses.removeFirst()
    return presses.size >= MAX_PRESSES
  }

  companion object {
    /** How long the page may take to answer before the screen goes back without it. */
    const val ANSWER_MS = 300L
    private const val WITHIN_MS = 5_000L
    private const val MAX_PRESSES = 3
  }
}
