import type { timeLimit as en } from '../en/time-limit.ts'

export const timeLimit: typeof en = {
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
