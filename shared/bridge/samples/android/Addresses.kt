package com.example.lend

import java.net.URLEncoder

/** Where an address opens. */
enum class Destination { OWN_PAGE, WEB_PAGE, OTHER_APP, APP_SCREEN, REFUSED }

/** A complete address, and where it opens. */
data class Target(val destination: Destination, val address: String)

/**
 * Decides where an address may open. It refuses whatever this code and the web view might read
 * differently, so that an address that counts as an own page here is an own page there too.
 *
 * @param origins own origins in lower case, such as `https://m.lend.example`; relative addresses use the first.
 * @param appScheme the app's own scheme, lower case.
 * @param otherApps schemes that open other apps, lower case.
 * @throws IllegalArgumentException if one of them is written otherwise, as no address would ever match it.
 */
class Addresses(
  private val origins: List<String>,
  private val appScheme: String,
  private val otherApps: Set<String>,
) {
  init {
    require(origins.isNotEmpty()) { "Addresses: no origin" }
    for (origin in origins) require(OWN_ORIGIN.matches(origin)) { "Addresses: \"$origin\" is no origin such as https://m.lend.example" }
    for (scheme in otherApps + appScheme) require(OWN_SCHEME.matches(scheme)) { "Addresses: \"$scheme\" is no scheme such as lendapp" }
  }

  val ownOrigins = origins.toSet()

  fun isOwn(address: String?) = resolve(address).destination == Destination.OWN_PAGE

  /** The address of an own page with a new session in place of its old one; null for any other address. */
  fun withSession(address: String?, sessionId: String): String? {
    val target = resolve(address)
    if (target.destination != Destination.OWN_PAGE) return null
    val (page, query, hash) = PARTS.find(target.address)?.destructured ?: return null
    val others = query.split('&').filter { it.isNotEmpty() && it.substringBefore('=') != SESSION }
    val session = "$SESSION=${URLEncoder.encode(sessionId, "UTF-8")}"
    return "$page?${(others + session).joinToString("&")}$hash"
  }

  fun resolve(address: String?): Target {
    val refused = Target(Destination.REFUSED, "")
    if (address == null || address.length > MAX_LENGTH || UNCLEAR.containsMatchIn(address)) return refused
    if (PAGE_PATH.containsMatchIn(address)) return Target(Destination.OWN_PAGE, origins.first() + address)
    val scheme = SCHEME.find(address)?.groupValues?.get(1)?.lowercase()
    val destination = when (scheme) {
      null -> if (APP_PATH.matches(address)) Destination.APP_SCREEN else Destination.REFUSED
      "https", "http" -> webDestination(scheme, address)
      appScheme -> Destination.APP_SCREEN
      in otherApps -> Destination.OTHER_APP
      else -> Destination.REFUSED
    }
    return if (destination == Destination.REFUSED) refused else Target(destination, address)
  }

  private fun webDestination(scheme: String, address: String): Destination {
    val (host, port) = AUTHORITY.find(address)?.destructured ?: return Destination.REFUSED
    val isPort = port.isEmpty() || port.drop(1).toInt() in 1..LAST_PORT
    return when {
      "$scheme://${host.lowercase()}$port" in origins -> Destination.OWN_PAGE
      isPort && PUBLIC_HOST.matches(host) -> Destination.WEB_PAGE
      else -> Destination.REFUSED
    }
  }

  private companion object {
    const val MAX_LENGTH = 8192
    const val LAST_PORT = 65_535
    const val SESSION = "sessionId"

    /** The page, its query without the question mark, and the rest with the hash. */
    val PARTS = Regex("^([^?#]*)\\??([^#]*)(.*)$")

    /** Spaces, control and invisible characters, backslashes, which web views drop or rewrite. */
    val UNCLEAR = Regex("[\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\ufeff\\\\]")
    val SCHEME = Regex("^([A-Za-z][A-Za-z0-9+.-]{0,30}):")

    /** Host and port up to the path; nothing else, such as a user name, matches. */
    val AUTHORITY = Regex("^[A-Za-z]+://([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)(:[0-9]{1,5})?(?=[/?#]|$)")

    /** An origin as web views report it: lower case, without a slash at its end and without the usual port. */
    val OWN_ORIGIN = Regex("(?:https(?!.*:443$)|http(?!.*:80$))://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?")
    val OWN_SCHEME = Regex("[a-z][a-z0-9+.-]{0,30}")

    /** A name with a dot whose last part starts with a letter: no IP address in any form, no host of the local network. */
    val PUBLIC_HOST = Regex("[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z][A-Za-z0-9-]+")

    /** A path of this site; two slashes would start another host. */
    val PAGE_PATH = Regex("^/(?!/)")

    /** A path of the app's own, such as `productDetail?productId=8`; only its query may be encoded. */
    val APP_PATH = Regex("(?!/)(?=.{1,512}$)[A-Za-z0-9_/=&.-]+(?:\\?[A-Za-z0-9_/?=&.%+,-]*)?")
  }
}
