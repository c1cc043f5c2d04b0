import com.example.lend.Addresses
import com.example.lend.BackPresses
import com.example.lend.Shell
import com.example.lend.ShellMessages
import com.example.lend.ShellScreen
import com.example.lend.Target
import org.json.JSONArray
import org.json.JSONObject

/** Records what a page made the app do; the actions in `cannot` fail. */
private class RecordingScreen(private val cannot: Set<String>) : ShellScreen {
  val done = mutableListOf<String>()

  private fun note(what: String): Boolean {
    done += what
    return what.substringBefore(' ') !in cannot
  }

  override fun openPage(target: Target) = note("openPage ${target.destination} ${target.address}")
  override fun showProduct(productId: String, position: String?) = note("showProduct $productId $position")
  override fun showHome() = note("showHome")
  override fun showMine() = note("showMine")
  override fun showLogin(reason: String) = note("showLogin $reason")
  override fun dial(number: String) = note("dial $number")
  override fun showRating() = note("showRating")
  override fun close() { note("close") }
  override fun count(event: String, payload: JSONObject) { note("count $event") }
}

private val addresses =
  Addresses(listOf("https://m.lend.example"), "lendapp", setOf("tel", "mailto", "sms", "whatsapp", "viber"))

private fun answer(question: JSONObject): Any = when (val kind = question.getString("ask")) {
  "address" -> addresses.resolve(question.getString("text")).run { JSONArray(listOf(destination.name, address)) }
  "message" -> {
    val cannot = question.optJSONArray("cannot") ?: JSONArray()
    val screen = RecordingScreen((0 until cannot.length()).map(cannot::getString).toSet())
    val replies = JSONArray()
    Shell(addresses, screen).handle(question.getString("text")) { replies.put(it) }
    JSONObject().put("replies", replies).put("done", JSONArray(screen.done))
  }
  "session" -> addresses.withSession(question.getString("text"), "new/1") ?: "none"
  "replacement" -> ShellMessages.replacement(question.getString("text"))
  "script" -> ShellMessages.script(JSONObject().put("text", question.getString("text")))
  "events" -> JSONArray(listOf(ShellMessages.back(), ShellMessages.resume("foreground"), ShellMessages.resume("pop")))
  "presses" -> {
    val times = question.getJSONArray("times")
    val presses = BackPresses()
    JSONArray((0 until times.length()).map { presses.leaves(times.getLong(it)) })
  }
  else -> error("unknown: $kind")
}

/** Answers each line of requests (JSON) with one line of results. */
fun main() {
  generateSequence(::readlnOrNull).forEach { line ->
    println(JSONArray(listOf(answer(JSONObject(line)))).toString())
  }
}
