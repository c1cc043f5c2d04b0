package com.example.lend

/** Sees to it that a page can keep itself at Back, but never traps anyone. */
class BackPresses {
  private val presses = ArrayDeque<Long>()

  /** Counts a press. @return whether it leaves without asking the page: it is the third within five seconds. */
  fun leaves(nowMs: Long): Boolean {
    presses.addLast(nowMs)
    while (nowMs - presses.first() >= WITHIN_MS) presses.removeFirst()
    return presses.size >= MOST
  }

  companion object {
    /** How long the page may take to answer before Back goes on without it. */
    const val ANSWER_MS = 300L
    private const val WITHIN_MS = 5_000L
    private const val MOST = 3
  }
}
