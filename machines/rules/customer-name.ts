interface Named {
  readonly customerType: 'individual' | 'business'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
}

/** The whole name of a person, or the name of a business, as one line. */
export const wholeName = (named: Named): string =>
  named.customerType === 'individual'
    ? [named.firstName, named.middleName, named.lastName].filter(Boolean).join(' ')
    : named.customerName
