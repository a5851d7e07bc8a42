import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { paths } from '../../../contract/portal-paths.ts'
import type { PathName } from '../../../contract/portal-paths.ts'
import { asMeant, secretFields } from '../../../../machines/rules/as-meant.ts'
import type { FieldErrors } from '../../../../machines/rules/errors.ts'

/**
 * Returns the text of the field with this name. If the form has no field with this name, the function returns
 * `otherwise`, by default an empty string.
 */
export type ReadField = (name: string, otherwise?: string) => string

const secrets: ReadonlySet<string> = new Set(secretFields)

/** Returns the content of a form's fields as the customer means it, but each secret exactly as typed. */
export const readForm = (form: HTMLFormElement): ReadField => {
  const data = new FormData(form)
  return (name, otherwise = '') => {
    const value = data.get(name)
    if (typeof value !== 'string') return otherwise
    return secrets.has(name) ? value : asMeant(value)
  }
}

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(text|email|tel|password)$/.test(element.type)

/** Whether at least one field of the form has content. Fields that the customer cannot see or change do not count. */
export const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (element) =>
      isText(element) && !element.readOnly && element.value !== '' && element.getClientRects().length > 0,
  )

/**
 * Returns an `onSubmit` handler that passes the fields of the form to `use`. The handler prevents the browser's own
 * submit, which would load the page again.
 */
export const onSubmit =
  (use: (read: ReadField) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    use(readForm(event.currentTarget))
  }

interface FormUse {
  readonly submit: (read: ReadField) => void
  /** Runs on each change of a field while the form shows an error. `changed` is the name of the changed field. */
  readonly edit: (read: ReadField, changed: string) => void
  /**
   * The page that follows a successful submit. The script of this page loads while the customer fills in the form
   * (`warm-up.ts`).
   */
  readonly next?: PathName
}

/**
 * Returns the attributes of a form whose fields have rules. The browser checks nothing before the submit, and an error
 * disappears as soon as its rule is satisfied.
 * @param showsError whether the form shows an error now
 */
export const formWithRules = (showsError: boolean, { submit, edit, next }: FormUse) => ({
  'data-leads-to': next && paths[next],
  noValidate: true,
  onSubmit: onSubmit(submit),
  onChange: showsError
    ? ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
        const changed = 'name' in target && typeof target.name === 'string' ? target.name : ''
        edit(readForm(currentTarget), changed)
      }
    : undefined,
})

/**
 * Returns a ref for a form. When the customer leaves the form, for example by a link or a reload, the hook passes the
 * form to `handOver`. The hook does nothing while the customer types.
 */
export const useLeaving = (handOver: (form: HTMLFormElement) => void) => {
  const form = useRef<HTMLFormElement>(null)
  const leave = useEffectEvent(() => {
    if (form.current) handOver(form.current)
  })
  useLayoutEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])
  return form
}

/**
 * Returns the errors of a form for the error summary, in the order of the form's fields. The id of each field is the
 * field's name.
 */
export const fieldErrors = <Field extends string, Code extends string>(
  errors: FieldErrors<Field, Code>,
  texts: Readonly<Record<Code, string>>,
): { fieldId: Field; text: string }[] => {
  const lines: { fieldId: Field; text: string }[] = []
  for (const field in errors) {
    const code = errors[field]
    if (code !== undefined) lines.push({ fieldId: field, text: texts[code] })
  }
  return lines
}
