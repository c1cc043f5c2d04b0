import { open, type Statement } from './statement.ts';

/** Error catalogue. */
export const section8 = {
  '8-01': 'When the code is not 0, the server message is shown as a toast.',
  '8-02': 'When the success flag is false, the server message is shown as a toast.',
  '8-03': "When the code is not '00' on direct calls, the server message is shown as a toast.",
  '8-04': open('Specific server codes and messages beyond those listed.', 'not specified'),
  '8-05': open(
    'Network failure in the generic request helper.',
    'not specified; the tests of failures show ours',
  ),
  '8-06': "Landing: network failure shows toast 'error'.",
  '8-07': "Landing: code '101' refreshes the captcha and shows the message.",
  '8-08': "Landing: '11' shows '您已注册,请直接下载APP登录！'.",
  '8-09': "Landing: '11' redirects to the download route.",
  '8-10': "Landing: '-1' refreshes the captcha and shows the message.",
  '8-11': "Landing: SMS sent: '验证码已发送，请在手机上查看！'.",
  '8-12': "Landing: registered: '注册成功'.",
  '8-13': "Older repayment: code 800006 shows 'verification code wrong'.",
  '8-14': "Older repayment: code 800005 shows 'do not submit the payment request repeatedly'.",
  '8-15': "Older repayment: failure to load cards shows 'failed to query card list'.",
  '8-16': "Older repayment: network failure shows 'error'.",
  '8-17': 'Older repayment: no card chosen shows a prompt to choose a bank card first.',
  '8-18':
    "Older repayment: needValid 1 means a code was sent ('verification code sent, check your phone').",
  '8-19': "Complaint: upload success 'Upload succeeded!'.",
  '8-20': "Complaint: rating success 'Successful demonstration！'.",
  '8-21': 'Complaint: unsupported type shows the Spanish message.',
  '8-22': "Order details: 'Silakan pilih' when no star chosen.",
  '8-23': 'Order details: a recommended-product failure shows the server message.',
  '8-24': 'Order details: other failures show nothing (not shown).',
  '8-25': "Legacy confirm page: toast of the server message on a non-'00' status.",
  '8-26': "Failure page: toast of the server message on a non-'00' status.",
  '8-27': open(
    'Failure handling of the repayment pages.',
    'not specified; the tests of failures show ours',
  ),
  '8-28': "Repayment pages: copying a code shows 'copy success'.",
} as const satisfies Record<string, Statement>;
