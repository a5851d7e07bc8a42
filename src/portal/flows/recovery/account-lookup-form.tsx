import type { LookupEntries } from '../../../../machines/forms/lookup-form.ts'
import { lookupForm } from '../../../../machines/forms/lookup-form.ts'
import type { LookupErrors, LookupField } from '../../../../machines/forms/account-lookup.ts'
import type { accountLookupMachine } from '../../../../machines/parts/account-lookup.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import css from '../kit/form.module.css'
import { formWithRules, readForm, useLeaving } from '../kit/form.ts'
import recoveryCss from './recovery.module.css'
import { useText, useCommonText, usePortal } from '../kit/portal.tsx'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { stateCodes } from '../../../../machines/rules/places.ts'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { CallFailed } from '../kit/call-failed.tsx'

/**
 * Loads the rules for the entries on demand, because they import the large phone library. The form needs the rules only
 * after a submit with errors, and this submit has already loaded them.
 */
const loadRules = () => import('../../../../machines/forms/account-lookup.ts')

export interface AccountLookupFormProps extends ScreenProps<typeof accountLookupMachine> {
  /** The level of the headings: 3 in a dialog, which has no room for one above the form. */
  readonly level: 2 | 3
  readonly onLeave?: (entries: LookupEntries) => void
}

export function AccountLookupForm({ snapshot, send, level, onLeave }: AccountLookupFormProps) {
  const text = useText('accountLookup')
  const common = useCommonText()
  const fields = useText('fields')
  const { entries, errors, isUnanswered } = snapshot.context
  const form = useLeaving((left) => onLeave?.(readForm(lookupForm, left, entries)))
  const switchTo = (choice: Partial<LookupEntries>) => {
    if (!form.current) return
    send({ type: 'search.switch', entries: { ...readForm(lookupForm, form.current, entries), ...choice } })
  }
  return (
    <form
      ref={form}
      className={recoveryCss.form}
      {...formWithRules(lookupForm, hasErrors(errors), {
        before: entries,
        submit: (typed) => send({ type: 'form.submit', entries: typed }),
        edit: (typed) =>
          void loadRules().then(
            ({ reviewLookup }) => send({ type: 'form.edit', review: reviewLookup(typed) }),
            () => undefined,
          ),
      })}
    >
      {snapshot.context.pass === 'held' && (
        <p className="small">
          <Icon name="check" />
          <span>{text.checkDone}</span>
        </p>
      )}
      {level === 2 && <h2>{text.places.form}</h2>}
      <p className={css.below}>{text.lead}</p>
      <div className={recoveryCss.choices}>
        <RadioChoice
          id={lookupId('mode')}
          name="mode"
          legend={text.mode}
          long
          value={entries.mode}
          onChange={(mode) => switchTo({ mode: mode === 'address' ? 'address' : 'phone' })}
          options={[
            { value: 'phone', label: text.modes.phone },
            { value: 'address', label: text.modes.address },
          ]}
        />
        <RadioChoice
          id={lookupId('customerType')}
          name="customerType"
          legend={fields.customerType}
          value={entries.customerType}
          onChange={(type) => switchTo({ customerType: type === 'business' ? 'business' : 'individual' })}
          options={[
            { value: 'individual', label: fields.individual },
            { value: 'business', label: fields.business },
          ]}
        />
      </div>
      <div className={css.fields}>
        <LookupNames entries={entries} errors={errors} />
        {entries.mode === 'phone' ? (
          <LookupPhone entries={entries} errors={errors} />
        ) : (
          <LookupAddress entries={entries} errors={errors} />
        )}
      </div>
      <p role="status" className={recoveryCss.unanswered}>
        {isUnanswered && text.unanswered}
      </p>
      <Actions>
        <Button type="submit" busy={snapshot.hasTag('pending')}>
          {common.next}
        </Button>
      </Actions>
      <CallFailed
        open={snapshot.matches('callFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        help={null}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </form>
  )
}

interface FieldsProps {
  readonly entries: LookupEntries
  readonly errors: LookupErrors
}
type TypedField = Exclude<keyof LookupEntries, 'mode' | 'phoneCountry'>
type RequiredField = Exclude<LookupField, 'phone'>

const states = stateCodes.map((code) => ({ value: code, label: code }))

const useField = ({ entries, errors }: FieldsProps) => {
  const text = useText('accountLookup')
  const common = useCommonText()
  const labels = { ...text.fields, ...useText('fields') }
  const plain = (name: TypedField, maxLength: number) => ({
    id: lookupId(name),
    name,
    label: labels[name],
    defaultValue: entries[name],
    maxLength,
  })
  return {
    requiredField: (name: RequiredField, maxLength: number) => {
      const error = errors[name]
      return { ...plain(name, maxLength), error: error && text.errors[error] }
    },
    optionalField: (name: TypedField, maxLength: number) => ({
      ...plain(name, maxLength),
      optionalLabel: common.optional,
    }),
  }
}

function LookupNames(props: FieldsProps) {
  const { requiredField } = useField(props)
  if (props.entries.customerType === 'business')
    return <TextField {...requiredField('customerName', 160)} autoComplete="organization" />
  return (
    <div className={css.pair}>
      <TextField {...requiredField('firstName', 80)} autoComplete="given-name" />
      <TextField {...requiredField('lastName', 80)} autoComplete="family-name" />
    </div>
  )
}

function LookupPhone({ entries, errors }: FieldsProps) {
  const text = useText('accountLookup')
  const fields = useText('fields')
  const { language } = usePortal()
  return (
    <PhoneField
      id={lookupId('phone')}
      name="phone"
      label={text.fields.phone}
      defaultValue={entries.phone || undefined}
      error={errors.phone && text.errors[errors.phone]}
      countryLabel={fields.phoneCountry}
      language={language}
    />
  )
}

function LookupAddress(props: FieldsProps) {
  const text = useText('accountLookup')
  const common = useCommonText()
  const { requiredField, optionalField } = useField(props)
  const { maxLength: _, ...state } = requiredField('state', 2)
  return (
    <>
      <TextField {...optionalField('email', 254)} type="email" autoComplete="email" autoCapitalize="none" />
      <div className={css.pair}>
        <TextField {...optionalField('houseNumber', 20)} />
        <TextField {...requiredField('streetName', 120)} autoComplete="address-line1" />
      </div>
      <TextField
        {...optionalField('supplement', 40)}
        hint={text.supplementHint}
        autoComplete="address-line2"
      />
      <TextField {...requiredField('city', 80)} autoComplete="address-level2" />
      <div className={css.pair}>
        <SelectField
          {...state}
          options={states}
          placeholder={common.pleaseSelectOne}
          autoComplete="address-level1"
        />
        <TextField {...requiredField('zipCode', 10)} autoComplete="postal-code" inputMode="text" />
      </div>
    </>
  )
}

/** The ids differ from the names, because the form behind the dialog can have fields with the same names. */
export const lookupId = (field: keyof LookupEntries | LookupField): string => `lookup-${field}`
