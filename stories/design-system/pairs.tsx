import type { ReactNode } from 'react'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { Button, ButtonLink } from '../../src/portal/components/button/button.tsx'
import { Checkbox } from '../../src/portal/components/checkbox/checkbox.tsx'
import { ErrorSummary } from '../../src/portal/components/error-summary/error-summary.tsx'
import { Icon } from '../../src/portal/components/icon/icon.tsx'
import { RadioChoice } from '../../src/portal/components/radio-choice/radio-choice.tsx'
import { ResultPanel } from '../../src/portal/components/result-panel/result-panel.tsx'
import { SeaChart } from '../../src/portal/components/sea-chart/sea-chart.tsx'
import { SelectField } from '../../src/portal/components/select-field/select-field.tsx'
import fieldCss from '../../src/portal/components/field/field.module.css'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { Coded, Ruled } from '../kit/sheet.tsx'
import css from './component-page.module.css'

interface Pair {
  readonly because: string
  readonly right: ReactNode
  readonly wrong: ReactNode
}

const customerTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
]
const onChart = (side: 'start' | 'end') => (
  <div className={css.chart}>
    <SeaChart whole />
    <p style={{ textAlign: side }}>Welcome</p>
  </div>
)
const choice = {
  because: 'Two to four options are all visible. A list hides them behind a press.',
  right: <RadioChoice name="radio" legend="Customer type" options={customerTypes} />,
  wrong: <SelectField id="select" name="select" label="Customer type" options={customerTypes} />,
}

const pairs: Readonly<Record<string, readonly Pair[]>> = {
  'design-system-button': [
    {
      because: 'A screen has one main button.',
      right: (
        <Actions>
          <Button>Next</Button>
          <Button variant="second">Previous</Button>
        </Actions>
      ),
      wrong: (
        <Actions>
          <Button>Next</Button>
          <Button>Previous</Button>
        </Actions>
      ),
    },
    {
      because: 'The name is what happens, in the words of the documents, and not what the customer does.',
      right: <Button>Verify</Button>,
      wrong: <Button>Click here</Button>,
    },
  ],
  'design-system-text-field': [
    {
      because: 'A placeholder disappears as soon as somebody types.',
      right: <TextField id="hint" name="hint" label="Login ID" hint="Between 8 and 12 characters" />,
      wrong: (
        <>
          <label htmlFor="placeholder" className={fieldCss.label}>
            Login ID
          </label>
          <input id="placeholder" className={fieldCss.input} placeholder="Between 8 and 12 characters" />
        </>
      ),
    },
    {
      because: 'The width shows the length of the entry.',
      right: <TextField id="code" name="code" label="Verification Code" width="code" />,
      wrong: <TextField id="long" name="long" label="Verification Code" />,
    },
  ],
  'design-system-checkbox': [
    {
      because: 'A tick means yes.',
      right: <Checkbox id="yes" name="yes" label="Send me a code at each login" />,
      wrong: <Checkbox id="no" name="no" label="Do not send me a code at each login" />,
    },
  ],
  'design-system-radio-choice': [choice],
  'design-system-select-field': [choice],
  'design-system-error-summary': [
    {
      because: 'Each line is a link to its field, in the words of the field.',
      right: (
        <ErrorSummary title="There is a problem" errors={[{ fieldId: 'hint', text: 'Last Name Required' }]} />
      ),
      wrong: <ErrorSummary title="Oops!" errors={[{ text: 'Some fields are not valid.' }]} />,
    },
  ],
  'design-system-icon': [
    {
      because: 'Only the words say what happens.',
      right: (
        <p className={css.beside}>
          <Icon name="zoom" />
          <span>View Larger</span>
        </p>
      ),
      wrong: (
        <p>
          <Icon name="zoom" />
        </p>
      ),
    },
  ],
  'design-system-result-panel': [
    {
      because: 'Every flow ends with a next step.',
      right: (
        <ResultPanel kind="ok" title="Check your email" small>
          <Actions>
            <ButtonLink href="/login">Return to Login</ButtonLink>
          </Actions>
        </ResultPanel>
      ),
      wrong: <ResultPanel kind="ok" title="Check your email" small />,
    },
  ],
  'design-system-sea-chart': [
    {
      because: 'Text stands on the land. On deep water it is hard to read.',
      right: onChart('start'),
      wrong: onChart('end'),
    },
  ],
}

const Mark = ({ isRight }: { readonly isRight: boolean }) => (
  <b className={isRight ? css.right : css.wrong}>
    <Icon name={isRight ? 'check' : 'cross'} /> {isRight ? 'Do' : 'Don’t'}
  </b>
)

export function Rules({ id, rules }: { readonly id: string; readonly rules: readonly string[] }) {
  const both = pairs[id] ?? []
  if (both.length + rules.length === 0) return null
  return (
    <>
      <Ruled>Do and don’t</Ruled>
      {both.map(({ because, right, wrong }) => (
        <figure key={because} className={css.rule}>
          <figcaption>{because}</figcaption>
          {[right, wrong].map((shown, index) => (
            <div key={index}>
              <Mark isRight={index === 0} />
              {shown}
            </div>
          ))}
        </figure>
      ))}
      {rules.map((rule) => (
        <p key={rule} className={css.rule}>
          <Mark isRight={rule.startsWith('**Do**')} />
          <span>
            <Coded text={rule.replace(/^\*\*.*?\*\* /, '')} />
          </span>
        </p>
      ))}
    </>
  )
}
