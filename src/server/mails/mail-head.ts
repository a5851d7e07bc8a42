import { channelsOf, type Palette } from '../../contract/brand.ts'
import type { MailName } from './write-mail.ts'

/** `open`: the recipient's turn. `notice`: something has changed, perhaps not by the recipient. */
export type MailHead = 'done' | 'open' | 'notice' | 'ended'

export const headOf: Readonly<Record<MailName, MailHead>> = {
  accountNumber: 'open',
  activation: 'open',
  code: 'open',
  emailCorrected: 'notice',
  invitation: 'open',
  loginId: 'open',
  loginReady: 'done',
  paperAgain: 'ended',
  paperless: 'open',
  paperlessOn: 'done',
  passwordChanged: 'notice',
  passwordReset: 'open',
  registered: 'notice',
  registrationChanged: 'notice',
  activated: 'notice',
  thirdPartyAccepted: 'done',
  thirdPartyAgreed: 'done',
  thirdPartyDeclined: 'ended',
  thirdPartyRemoved: 'ended',
  thirdPartyRequest: 'open',
}

/** The level of the water in px, the colours, and the sign on the buoy. */
const heads = {
  done: { level: 80, ground: 'good-bg', line: 'good', sign: '✓' },
  open: { level: 53, ground: 'shallow', line: 'deep', sign: '→' },
  notice: { level: 53, ground: 'warn-bg', line: 'warn', sign: '!' },
  ended: { level: 28, ground: 'shallow', line: 'deep', sign: 'i' },
} as const
const [height, buoy, draught] = [128, 48, 12]

const blend = (top: string, ground: string, share: number): string => {
  const below = channelsOf(ground)
  const mixed = channelsOf(top).map((value, at) => value * share + (below[at] ?? 0) * (1 - share))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** The colours of each part of the picture, by its class. */
export const headColours = (palette: Palette, head: MailHead) => {
  const { ground, line } = heads[head]
  const water = (share: number) => blend(palette.water, palette[ground], share)
  const wave = (share: number) => `background: ${water(share)}; border-color: ${water(0.55)}`
  const ticks = (every: number) =>
    `repeating-linear-gradient(to top, ${palette.edge} 0 1px, transparent 1px ${every}px)`
  return {
    head: `background: ${palette[ground]}`,
    buoy: `background: ${palette.surface}; color: ${palette[line]}; border-color: ${palette[line]}`,
    gauge: `background: ${ticks(40)}, ${ticks(8)} 0 0/7px 100% no-repeat`,
    tip: `border-right-color: ${palette.marker}`,
    tag: `background: ${palette.marker}`,
    near: wave(0.17),
    mid: wave(0.31),
    deep: wave(0.43),
  }
}
type Part = keyof ReturnType<typeof headColours>

/**
 * The picture of the portal's endings, without an image, because many mail programs block images and remove SVG. They
 * also remove positions, so the gauge and the buoy stand in lines without height, above what comes next.
 * @param dress returns the attributes of a part
 */
export const headHtml = (head: MailHead, dress: (part: Part, layout: string) => string): string => {
  const { level, sign } = heads[head]
  const line = (layout: string, content: string) =>
    `<div style="max-height: 0; font-size: 0; line-height: 0; ${layout}">${content}</div>`
  const piece = (part: Part, layout: string, content = '') =>
    `<span ${dress(part, `display: inline-block; vertical-align: top; ${layout}`)}>${content}</span>`
  const wave = (part: Part, radius: string, layout: string, content = '') =>
    `<div ${dress(part, `border-top: 1px solid; border-radius: ${radius}; ${layout}`)}>${content}</div>`
  const tagTop = `margin-top: ${height - heads.done.level - 8}px`
  const gauge = [
    piece('gauge', `width: 14px; height: ${height}px`),
    piece('tip', `border: 8px solid transparent; border-left: 0; ${tagTop}`),
    piece('tag', `width: 12px; height: 16px; ${tagTop}`),
  ].join('')
  const round = `width: ${buoy - 4}px; margin-top: ${height - level - buoy + draught}px; border: 2px solid; border-radius: 50%; font: bold 24px/${buoy - 4}px Arial, sans-serif`
  const bottom = wave('deep', '38% 62% 0 0/8px 16px 0 0', `height: ${level}px`)
  const middle = wave('mid', '66% 34% 0 0/14px 10px 0 0', 'padding-top: 20px', bottom)
  return `<td aria-hidden="true" ${dress('head', `height: ${height}px; padding: 0; vertical-align: top`)}>
<div style="height: ${height}px; overflow: hidden">
<!--[if !mso]><!-->${line('padding-left: 24px', gauge)}${line('text-align: center', piece('buoy', round, sign))}<!--<![endif]-->
<div style="height: ${height - level}px"></div>
${wave('near', '30% 70% 0 0/8px 14px 0 0', 'padding-top: 18px', middle)}
</div></td>`
}
