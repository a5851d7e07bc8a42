interface Named {
  readonly customerType: 'individual' | 'business'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
}

/** Returns a person's full name or the name of a business, as one line of text. */
export const customerNameOf = (named: Named): string =>
  named.customerType === 'individual'
    ? [named.firstName, named.middleName, named.lastName].filter(Boolean).join(' ')
    : named.customerName
