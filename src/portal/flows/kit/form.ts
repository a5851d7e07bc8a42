import { useEffectEvent, useLayoutEffect, useRef, type ChangeEvent, type FormEvent } from 'react'
import { paths, type PathName } from '../../../contract/portal-paths.ts'
import type { ReadText } from '../../../../machines/forms/form-of.ts'
import type { FieldErrors } from '../../../../machines/rules/errors.ts'

interface Form<Entries> {
  read(read: ReadText, before?: Partial<Entries>): Entries
}

/** Returns the entries of a form. A field that the form does not show now keeps its value of `before`. */
export const readForm = <Entries>(
  form: Form<Entries>,
  element: HTMLFormElement,
  before?: Partial<NoInfer<Entries>>,
): Entries => {
  const data = new FormData(element)
  return form.read((name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : undefined
  }, before)
}

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(text|email|tel|password)$/.test(element.type)

/** Fields that the customer cannot see or change do not count. */
export const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (element) =>
      isText(element) && !element.readOnly && element.value !== '' && element.getClientRects().length > 0,
  )

/** Prevents the browser's own submit, which would load the page again. */
export const onSubmit =
  (use: (form: HTMLFormElement) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    use(event.currentTarget)
  }

interface FormUse<Entries> {
  readonly submit: (entries: Entries) => void
  readonly edit: (entries: Entries, changed: string) => void
  readonly before?: Partial<Entries>
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
export const formWithRules = <Entries>(
  form: Form<Entries>,
  showsError: boolean,
  { submit, edit, before, next }: FormUse<NoInfer<Entries>>,
) => ({
  'data-leads-to': next && paths[next],
  noValidate: true,
  onSubmit: onSubmit((element) => submit(readForm(form, element, before))),
  onChange: showsError
    ? ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
        const changed = 'name' in target && typeof target.name === 'string' ? target.name : ''
        edit(readForm(form, currentTarget, before), changed)
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
