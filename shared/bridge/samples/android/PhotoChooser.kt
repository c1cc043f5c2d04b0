package com.example.lend

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.net.Uri
import android.provider.MediaStore
import android.webkit.ValueCallback
import android.webkit.WebChromeClient.FileChooserParams
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResult
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.core.content.FileProvider
import java.io.File
import java.util.concurrent.TimeUnit

/** Serves the page's file field: gallery and camera, one photo or several. Create it before the activity is started. */
class PhotoChooser(private val activity: ComponentActivity) {
  private var waiting: ValueCallback<Array<Uri>>? = null
  private var photo: File? = null
  private val launcher = activity.registerForActivityResult(StartActivityForResult()) { answer(chosen(it)) }

  fun show(callback: ValueCallback<Array<Uri>>, params: FileChooserParams) {
    answer(null)
    waiting = callback
    val gallery = Intent(Intent.ACTION_GET_CONTENT)
      .addCategory(Intent.CATEGORY_OPENABLE)
      .setType("image/*")
      .putExtra(Intent.EXTRA_ALLOW_MULTIPLE, params.mode == FileChooserParams.MODE_OPEN_MULTIPLE)
    val chooser = Intent.createChooser(gallery, null).putExtra(Intent.EXTRA_INITIAL_INTENTS, arrayOf(camera()))
    try {
      launcher.launch(chooser)
    } catch (none: ActivityNotFoundException) {
      answer(null)
    }
  }

  /** The camera writes into a file of ours: its result holds no address, and without a file only a thumbnail. */
  private fun camera(): Intent {
    val folder = File(activity.cacheDir, "photos").apply { mkdirs() }
    val yesterday = System.currentTimeMillis() - TimeUnit.DAYS.toMillis(1)
    folder.listFiles { old -> old.lastModified() < yesterday }?.forEach(File::delete)
    val file = File(folder, "${System.currentTimeMillis()}.jpg").also { photo = it }
    val output = addressOf(file)
    return Intent(MediaStore.ACTION_IMAGE_CAPTURE)
      .putExtra(MediaStore.EXTRA_OUTPUT, output)
      .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION)
      .apply { clipData = ClipData.newRawUri(null, output) }
  }

  private fun chosen(result: ActivityResult): Array<Uri>? {
    if (result.resultCode != Activity.RESULT_OK) return null
    val several = result.data?.clipData
    if (several != null) return Array(several.itemCount) { several.getItemAt(it).uri }
    result.data?.data?.let { return arrayOf(it) }
    val taken = photo?.takeIf { it.length() > 0 } ?: return null
    return arrayOf(addressOf(taken))
  }

  /** Must always be called, or the page's file field stops working. */
  private fun answer(chosen: Array<Uri>?) {
    waiting?.onReceiveValue(chosen)
    waiting = null
  }

  private fun addressOf(file: File): Uri =
    FileProvider.getUriForFile(activity, "${activity.packageName}.photos", file)
}
