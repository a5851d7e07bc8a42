import type * as en from '../en/any-page.ts'

export const notFound: typeof en.notFound = {
  title: '未找到页面',
  text: '您要访问的页面不存在，请点按下方链接返回登录页面。',
  returnHome: '返回首页',
  securityContact: {
    title: '正在跳转…',
    text: '我们正带您前往说明如何向我们报告安全问题的页面。',
    follow: '前往安全联系页面',
  },
}

export const reportProblem: typeof en.reportProblem = {
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

export const timeLimit: typeof en.timeLimit = {
  soon: {
    title: '您需要更多时间吗？',
    text: '再过不到 2 分钟，此设备将忘记您输入的内容，以免他人看到。此页上的内容会保留到您离开此页为止。',
    button: '给我更多时间',
  },
  over: {
    title: '30 分钟已到',
    text: '此页面上的内容仍在，您可以继续。如果离开或重新加载此页面，您需要从头开始。',
    button: '继续',
  },
}
