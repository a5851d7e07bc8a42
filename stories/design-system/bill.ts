import { brands } from '../kit/brands.ts'

export const sampleBill = {
  picture: brands.own.bill,
  alt: 'Sample bill. Near the top, marked 1: Account Number XXXX-210012345678. Below it, marked 2: the name, Jordan M Rivera.',
  labels: {
    accountNumber: 'Account Number, after the dash',
    name: 'Name, letter by letter',
    viewLarger: 'View Larger',
    title: 'Sample bill',
    close: 'Close',
  },
} as const
