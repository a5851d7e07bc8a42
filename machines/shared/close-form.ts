/** The person has pressed the close icon of a form. `hasTyped`: the form has entries that would be lost. */
export interface CloseForm {
  type: 'close.choose'
  hasTyped?: boolean
}

/** The guard `hasTyped`. If it is true, the flow asks for a confirmation before it closes the form. */
export const hasTyped = (_: unknown, { hasTyped: isFilled = false }: Pick<CloseForm, 'hasTyped'>): boolean =>
  isFilled
