import { languages } from '../../src/contract/languages.ts'
import type { FlowParts, NewFlow } from './names.ts'
import { only, variantOf } from './variant.ts'

interface Texts {
  readonly title: string
  readonly details: string
  readonly detailsRequired: string
  readonly sent: string
  readonly refused: string
  readonly tryAgain: string
}

/** Texts of a new flow in other languages. A translator has to replace the general title by the name of the flow. */
const translated: Readonly<Record<string, Texts>> = {
  es: {
    title: 'Trámite nuevo',
    details: 'Detalles',
    detailsRequired: 'Escriba los detalles',
    sent: 'Se envió.',
    refused: 'No se aceptó.',
    tryAgain: 'Intentar de nuevo',
  },
  fr: {
    title: 'Nouvelle démarche',
    details: 'Détails',
    detailsRequired: 'Les détails sont obligatoires',
    sent: 'C’est envoyé.',
    refused: 'Ce n’est pas accepté.',
    tryAgain: 'Réessayer',
  },
  zh: {
    title: '新业务',
    details: '详情',
    detailsRequired: '请输入详情',
    sent: '已发送。',
    refused: '未被接受。',
    tryAgain: '重试',
  },
}

/** Returns the keys of the texts that the flow has. The texts of the errors are in a group of their own. */
export const textKeys = ({ hasForm, hasCall }: FlowParts): (keyof Texts)[] => [
  'title',
  ...(hasForm ? (['details'] as const) : []),
  'sent',
  ...(hasCall ? (['refused'] as const) : []),
  ...(hasCall || !hasForm ? (['tryAgain'] as const) : []),
]

const textFile = (flow: NewFlow, tag: string): string => {
  const { slug, camel, words, hasForm } = flow
  const isEnglish = tag === 'en'
  const english: Texts = {
    title: words,
    details: 'Details',
    detailsRequired: 'Details Required',
    sent: 'It is sent.',
    refused: 'It is not accepted.',
    tryAgain: 'Try Again',
  }
  const texts = translated[tag] ?? english
  const said = textKeys(flow).map((key) => `${key}: '${texts[key]}',`)
  const errors = only(hasForm, `\nerrors: { detailsRequired: '${texts.detailsRequired}' },`)
  const before = isEnglish ? '' : `import type { ${camel} as en } from '../en/${slug}.ts'\n\n`
  return `${before}export const ${camel}${isEnglish ? '' : ': typeof en'} = {\n${said.join('\n')}${errors}\n}`
}

const portsFile = ({ slug, camel, pascal, hasForm, hasCall }: NewFlow) => `
import { fromPromise } from 'xstate'
${only(hasCall, `import type { ${pascal}Outcome } from '../../../../machines/${slug}.machine.ts'\n`)}import { ${camel}Machine } from '../../../../machines/${slug}.machine.ts'
${only(
  hasCall,
  `import type { OperationResponse } from '../../../contract/operations.ts'
import { ${camel}Operations } from '../../../contract/${slug}.ts'
`,
)}import { defineFlow } from '../kit/flow.ts'
${only(
  hasCall,
  `
/** Converts the status to the result that the machine uses. */
const ${camel}Outcome = ({ Status }: OperationResponse<'${camel}'>): ${pascal}Outcome => ({
  kind: Status === 'Success' ? 'sent' : 'refused',
})
`,
)}
export const flow = defineFlow(${camel}Machine, {
  bindPorts: (${only(hasCall, '{ call }')}) =>
    ${camel}Machine.provide({
      ${
        hasCall
          ? `actors: {
        sendRequest: fromPromise((${only(hasForm, '{ input }')}) =>
          call(${camel}Operations.${camel}, ${hasForm ? 'input' : '{}'}).then(${camel}Outcome),
        ),
      },`
          : `// This sends nothing yet. Send an operation here, with \`call\` of the services that \`bindPorts\` receives.
      actors: { sendRequest: fromPromise(() => Promise.resolve()) },`
      }
    }),
  input: () => undefined,
  onDone: {},
})
`

const importsOfForm = ({ slug, pascal }: NewFlow) => `
import type { ${pascal}Entries } from '../../../../machines/forms/${slug}.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { CallFailed } from '../kit/call-failed.tsx'
import { fieldErrors, formWithRules } from '../kit/form.ts'
import type { ReadField } from '../kit/form.ts'`

const importsWithoutForm = `
import { ReportSlot } from '../kit/report-slot.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { Wait } from '../kit/wait.tsx'`

const readyWithForm = (pascal: string) => `
const readEntries = (read: ReadField): ${pascal}Entries => ({ details: read('details') })

function Ready({ snapshot, send }: ${pascal}Props) {
  const text = use${pascal}Text()
  const common = useCommonText()
  const { entries, errors, waitSeconds } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  return (
    <>
      <form
        {...formWithRules(hasErrors(errors), {
          submit: (read) => send({ type: 'form.submit', entries: readEntries(read) }),
          edit: (read) => send({ type: 'form.edit', entries: readEntries(read) }),
        })}
      >
        <TextField
          id="details"
          name="details"
          label={text.details}
          maxLength={200}
          defaultValue={entries.details}
          error={errors.details && text.errors[errors.details]}
        />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? common.oneMoment : common.next}
          </Button>
        </Actions>
      </form>
      <CallFailed
        open={snapshot.matches('failed')}
        text={common.somethingWrong}
        waitSeconds={waitSeconds}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </>
  )
}
`

const readyWithoutForm = (pascal: string) => `
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
`

const failed = (pascal: string) => `
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
`

const refused = (pascal: string, event: string) => `
function Refused({ send }: ${pascal}Props) {
  const text = use${pascal}Text()
  return (
    <ResultPanel kind="fail" title={text.refused}>
      <Actions>
        <Button onPress={() => send({ type: '${event}' })}>{text.tryAgain}</Button>
      </Actions>
    </ResultPanel>
  )
}
`

const screenFile = (flow: NewFlow) => {
  const { slug, camel, pascal, hasForm, hasCall } = flow
  return `
import type { ComponentType } from 'react'
import type { ${camel}Machine } from '../../../../machines/${slug}.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { ReturnToLogin } from '../kit/links.tsx'
import { stateName } from '../kit/flow.ts'
import type { ScreenProps, StateName } from '../kit/flow.ts'
import { textsOf, useCommonText, useStepLabels } from '../kit/portal.tsx'${hasForm ? importsOfForm(flow) : importsWithoutForm}

const use${pascal}Text = textsOf('${slug}')

type ${pascal}Props = ScreenProps<typeof ${camel}Machine>

const steps: Record<StateName<typeof ${camel}Machine>, ComponentType<${pascal}Props>> = {
  ready: Ready,
  sending: Ready,
  sent: Sent,
  ${only(hasCall, 'refused: Refused,\n')}failed: ${hasForm ? 'Ready' : 'Failed'},
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
      stepKey={\`${camel}.\${${hasForm ? 'View === Ready' : "name === 'sending'"} ? 'ready' : name}\`}
      title={text.title}
      documentTitle={text.title}
      ${only(hasForm, 'errors={fieldErrors(props.snapshot.context.errors, text.errors)}\n')}busy={props.snapshot.hasTag('pending')}
      single
    >
      <View {...props} />
    </Step>
  )
}
${hasForm ? readyWithForm(pascal) : readyWithoutForm(pascal)}
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
${only(hasCall, refused(pascal, variantOf(flow).afterRefusal.event))}${only(!hasForm, failed(pascal))}`
}

/**
 * Returns the source files of a new flow for the portal: the screen, the ports (the calls) and the texts. The keys are
 * the paths of the files.
 */
export const portalFiles = (flow: NewFlow): Readonly<Record<string, string>> => {
  const { slug, journey } = flow
  return {
    ...Object.fromEntries(
      Object.keys(languages).map((tag) => [`src/portal/text/${tag}/${slug}.ts`, textFile(flow, tag)]),
    ),
    [`src/portal/flows/${journey}/${slug}.ports.ts`]: portsFile(flow),
    [`src/portal/flows/${journey}/${slug}.tsx`]: screenFile(flow),
  }
}
