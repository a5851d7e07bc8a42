interface Named {
  readonly customerType: 'individual' | 'business'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
}

export const customerNameOf = (named: Named): string =>
  named.customerType === 'individual'
    ? [named.firstName, named.middleName, named.lastName].filter(Boolean).join(' ')
    : named.customerName
