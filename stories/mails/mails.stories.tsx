import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { headOf } from '../../src/server/mails/mail-head.ts'
import { mailHeaderId, mailHtml } from '../../src/server/mails/mail-html.ts'
import { writeMail, type MailName } from '../../src/server/mails/write-mail.ts'
import { inUnits } from '../../src/server/platform/language.ts'
import { brandOf } from '../kit/brands.ts'
import { supportPhone } from '../kit/in-portal.tsx'
import { languageOf } from '../kit/text-of.ts'

const link = 'https://portal.example/login?ui_locales=en'
const facts = {
  name: 'Jordan Rivera',
  accountNumber: 'XXXX-5678',
  accountNumbers: 'XXXX-210012345678\nXXXX-210012345679',
  address: 'j•••••a@example.com',
  code: '314159',
  holder: 'Ruth Hale',
  loginId: 'jrivera_48',
  loginIds: 'jrivera_48\njordan.r',
  serviceAddress: '12 Mill Lane, Riverton, NJ 08077',
  thirdParty: 'Alex Morgan',
}

const dark = '@media (prefers-color-scheme: dark)'
/** A frame has the theme of the system, so a chosen theme replaces the query for it. */
const queries: Readonly<Record<string, string>> = { light: '@media not all', dark: '@media all' }

const htmlOf = (name: MailName, globals: Readonly<Record<string, unknown>>): string => {
  const language = languageOf(globals)
  const { names, file, mailHeader } = brandOf(globals)
  const time = inUnits(language, 3, 'day')
  const text = writeMail(language, { ...names, supportPhone }, name, { ...facts, time }, link)
  const links = text.body.includes(link) ? [link] : []
  const mail = { ...text, ...names, supportPhone, links, language, head: headOf[name] }
  return mailHtml(mail, { file, mailHeader })
    .replace(`cid:${mailHeaderId}`, mailHeader.address)
    .replace(dark, queries[String(globals['theme'])] ?? dark)
}

function Frame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = () => {
    // A document that has just begun has no body.
    const { current } = frame
    const body = current?.contentDocument?.querySelector('body')
    if (current && body) current.style.height = `${body.offsetHeight}px`
  }
  useEffect(() => {
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is as high as its content
    <iframe
      ref={frame}
      srcDoc={html}
      title="Mail"
      onLoad={fit}
      style={{ display: 'block', width: '100%', border: 0 }}
    />
  )
}

const meta = {
  title: 'Mails/All mails',
  id: 'mails',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: ({ name }, { globals }) => <Frame html={htmlOf(name, globals)} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).toBeVisible())
    const root = frame?.contentDocument?.documentElement
    if (!frame || !root) return
    frame.style.width = '320px'
    await expect(root.scrollWidth).toBe(320)
    frame.style.width = '100%'
  },
} satisfies Meta<{ name: MailName }>
export default meta
type Story = StoryObj<typeof meta>

export const AccountNumber: Story = { args: { name: 'accountNumber' } }
export const Activation: Story = { args: { name: 'activation' } }
export const ChineseActivation: Story = { ...Activation, globals: { language: 'zh' } }
export const Code: Story = { args: { name: 'code' } }
export const EmailCorrected: Story = { args: { name: 'emailCorrected' } }
export const Invitation: Story = { args: { name: 'invitation' } }
export const LoginId: Story = { args: { name: 'loginId' } }
export const LoginReady: Story = { args: { name: 'loginReady' } }
export const LoginReadyInDark: Story = { ...LoginReady, globals: { theme: 'dark' } }
export const PaperAgain: Story = { args: { name: 'paperAgain' } }
export const Paperless: Story = { args: { name: 'paperless' } }
export const PaperlessOn: Story = { args: { name: 'paperlessOn' } }
export const PasswordChanged: Story = { args: { name: 'passwordChanged' } }
export const SpanishPasswordChangedInDark: Story = {
  ...PasswordChanged,
  globals: { theme: 'dark', language: 'es' },
}
export const PasswordReset: Story = { args: { name: 'passwordReset' } }
export const Registered: Story = { args: { name: 'registered' } }
export const RegistrationChanged: Story = { args: { name: 'registrationChanged' } }
export const Activated: Story = { args: { name: 'activated' } }
export const ThirdPartyAccepted: Story = { args: { name: 'thirdPartyAccepted' } }
export const ThirdPartyAgreed: Story = { args: { name: 'thirdPartyAgreed' } }
export const ThirdPartyDeclined: Story = { args: { name: 'thirdPartyDeclined' } }
export const ThirdPartyRemoved: Story = { args: { name: 'thirdPartyRemoved' } }
export const ThirdPartyRequest: Story = { args: { name: 'thirdPartyRequest' } }
