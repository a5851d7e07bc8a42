import type { reportProblem as en } from '../en/report-problem.ts'

export const reportProblem: typeof en = {
  button: '报告此问题',
  codeOfCall: '致电时请告诉我们此代码：',
  why: '向我们发送报告，您会得到一个由八个字母组成的代码，可在电话中读给我们听。这样我们就能立即看到哪里出了问题。',
  what: '报告中有本网站执行的操作及时间。其中没有您输入的任何内容：没有姓名、地址、账户号码、密码或验证码。',
  exactly: '发送的确切内容',
  send: '发送',
  failed: '报告未能发送。',
  call: (phone) => `请拨打 ${phone} 联系我们，并告诉我们您在此页面上看到的内容。`,
  yourCode: '谢谢。您的代码是',
  readIt: (phone) => `请拨打 ${phone} 联系我们，并将此代码读给我们听。`,
  kept: '我们会将报告保留 30 天。',
}
