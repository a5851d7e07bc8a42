import { languages } from '../../src/contract/languages.ts'
import type { FlowNames } from './names.ts'

interface Texts {
  readonly title: string
  readonly sent: string
  readonly tryAgain: string
}

/** Texts of a new flow in other languages. A translator has to replace the general title by the name of the flow. */
const translated: Readonly<Record<string, Texts>> = {
  es: { title: 'Trámite nuevo', sent: 'Se ha enviado.', tryAgain: 'Intentar de nuevo' },
  fr: { title: 'Nouvelle démarche', sent: 'C’est envoyé.', tryAgain: 'Réessayer' },
  zh: { title: '新业务', sent: '已发送。', tryAgain: '重试' },
}

const textFile = (names: FlowNames, tag: string): string => {
  const isEnglish = tag === 'en'
  const english: Texts = { title: names.words, sent: 'It is sent.', tryAgain: 'Try Again' }
  const said = Object.entries(translated[tag] ?? english).map(([key, words]) => `${key}: '${words}',`)
  const before = isEnglish ? '' : `import type { ${names.camel} as en } from '../en/${names.slug}.ts'\n\n`
  return `${before}export const ${names.camel}${isEnglish ? '' : ': typeof en'} = {\n${said.join('\n')}\n}`
}

/**
 * Returns the source files of a new flow for the portal: the screen, the ports (the calls) and the texts. The keys are
 * the paths of the files.
 */
export const portalFiles = (names: FlowNames): Readonly<Record<string, string>> => {
  const { slug, camel, pascal, journey } = names
  return {
    ...Object.fromEntries(
      Object.keys(languages).map((tag) => [`src/portal/text/${tag}/${slug}.ts`, textFile(names, tag)]),
    ),

    [`src/portal/flows/${journey}/${slug}.ports.ts`]: `
import { fromPromise } from 'xstate'
import { ${camel}Machine } from '../../../../machines/${slug}.machine.ts'
import { defineFlow } from '../kit/flow.ts'

export const flow = defineFlow(${camel}Machine, {
  bindPorts: () =>
    ${camel}Machine.provide({
      // This sends nothing yet. Send an operation here, with \`call\` of the services that \`bindPorts\` receives.
      actors: { sendRequest: fromPromise(() => Promise.resolve()) },
    }),
  input: () => undefined,
  onDone: {},
})
`,

    [`src/portal/flows/${journey}/${slug}.tsx`]: `
import type { ComponentType } from 'react'
import type { ${camel}Machine } from '../../../../machines/${slug}.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { ReturnToLogin } from '../kit/links.tsx'
import { ReportSlot } from '../kit/report-slot.tsx'
import { stateName } from '../kit/flow.ts'
import type { ScreenProps, StateName } from '../kit/flow.ts'
import { textsOf, useCommonText, useStepLabels } from '../kit/portal.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { Wait } from '../kit/wait.tsx'

const use${pascal}Text = textsOf('${slug}')

type ${pascal}Props = ScreenProps<typeof ${camel}Machine>

const steps: Record<StateName<typeof ${camel}Machine>, ComponentType<${pascal}Props>> = {
  ready: Ready,
  sending: Ready,
  sent: Sent,
  failed: Failed,
}

/** The screen of the route /${camel}. */
export function Screen(props: ${pascal}Props) {
  const text = use${pascal}Text()
  const labels = useStepLabels()
  const name = stateName(props.snapshot.value)
  const View = steps[name]
  return (
    <Step
      {...labels}
      stepKey={\`${camel}.\${name === 'sending' ? 'ready' : name}\`}
      title={text.title}
      documentTitle={text.title}
      busy={props.snapshot.hasTag('pending')}
      single
    >
      <View {...props} />
    </Step>
  )
}

function Ready({ snapshot, send }: ${pascal}Props) {
  const common = useCommonText()
  const isPending = snapshot.hasTag('pending')
  return (
    <Actions>
      <Button busy={isPending} onPress={() => send({ type: 'request.send' })}>
        {isPending ? common.oneMoment : common.next}
      </Button>
    </Actions>
  )
}

function Sent() {
  const text = use${pascal}Text()
  return (
    <ResultPanel kind="ok" title={text.sent}>
      <Actions>
        <ReturnToLogin />
      </Actions>
    </ResultPanel>
  )
}

function Failed({ snapshot, send }: ${pascal}Props) {
  const text = use${pascal}Text()
  const common = useCommonText()
  const { waitSeconds } = snapshot.context
  return (
    <ResultPanel kind="fail" title={common.somethingWrong}>
      <Wait seconds={waitSeconds} />
      <Actions>
        <TryAgainButton
          label={text.tryAgain}
          seconds={waitSeconds}
          onPress={() => send({ type: 'request.send' })}
        />
      </Actions>
      <ReportSlot />
    </ResultPanel>
  )
}
`,
  }
}
