import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { textInOwnElement } from './text-in-own-element.ts'

RuleTester.describe = describe
RuleTester.it = it

const inPage = (children: string) => ({ filename: 'page.tsx', code: `const page = <p>${children}</p>` })
const inFragment = (children: string) => ({ filename: 'page.tsx', code: `const page = <>${children}</>` })
const withProp = (type: string) => ({
  filename: 'page.tsx',
  code: `interface Props { more: ${type} }
function Page({ more }: Props) { return <div><Icon />{more}</div> }`,
})

new RuleTester().run('text-in-own-element', textInOwnElement, {
  valid: [
    inPage('{isDone && text}'),
    inPage('{isDone && <b>{text}</b>}<Icon />'),
    inPage('A text.{isDone && <Icon />}'),
    inPage('<b>{text}</b> and <i>{other}</i>'),
    inPage('<Icon /><span>{text}</span>'),
    inPage('<label><input />{text}</label>'),
    withProp('ReactElement'),
  ],
  invalid: [
    inPage('{isDone && <Icon />}{text}'),
    inPage('{isDone && text}<b />'),
    inPage('{text}<b />'),
    inPage('<Icon /> a text'),
    inPage('<label>{isDone && <Icon />}{text}</label>'),
    inPage('{things.map((thing) => <b>{thing}</b>)} a text'),
    inFragment('a text <b />'),
    withProp('ReactNode'),
  ].map((test) => ({ ...test, errors: 1 })),
})
