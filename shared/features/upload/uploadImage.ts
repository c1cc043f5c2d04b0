import { HTTP_TIMEOUT_MS, type RawReply, type Result } from '../../api/call.ts';
import { uploadCall } from '../../api/complaints.ts';
import { decodeReply, failed, hasServerWords } from '../../api/envelope.ts';
import { requestOf } from '../../api/request.ts';
import { networkFailure, requestAddress } from '../../api/send.ts';
import { currentSearch } from '../../api/session/session.ts';
import { getConfig } from '../../config/config.ts';
import { defineMessages } from '../../lib/messages.ts';

export const uploadText = defineMessages('upload', {
  tooLarge: 'This photo is too large. Remove it and choose a smaller one.',
});

/** From a proxy or the server. */
const TOO_LARGE_STATUS = 413;

/** An address of another kind than the web's, such as `javascript:`. A path or a file's name has no scheme. */
const FOREIGN_SCHEME = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i;

/** The address is only sent back to the lender, but has to be one of a picture. */
function readReply(reply: RawReply): Result<{ url: string }> {
  const result = decodeReply(uploadCall, reply);
  if (result.success) {
    const isForeign = FOREIGN_SCHEME.test(result.data.url);
    return isForeign ? failed('malformed', '', result.code, result.raw) : result;
  }
  const isTooLarge = reply.status === TOO_LARGE_STATUS && !hasServerWords(result);
  return isTooLarge ? { ...result, message: uploadText.tooLarge } : result;
}

/**
 * XMLHttpRequest, because `fetch` does not report upload progress. Never rejects. @param onProgress called with the
 * fraction sent, 0 to 1.
 */
export function uploadImage(
  image: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<{ url: string }>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('problemImage', image, 'evidence.jpg');
    const { headerNames } = getConfig();
    const { query, headers } = requestOf(uploadCall, {}, currentSearch(), headerNames);
    request.open('POST', requestAddress(uploadCall.path, query));
    request.timeout = HTTP_TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      resolve(readReply({ status: request.status, text: request.responseText }));
    request.onerror = () => resolve(failed(networkFailure()));
    request.onabort = request.onerror;
    request.ontimeout = () => resolve(failed('timeout'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
