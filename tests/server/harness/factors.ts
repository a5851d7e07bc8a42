import type { SmsPolicy } from '../../../src/server/domain/request-context.ts'

export const defaultSmsPolicy: SmsPolicy = {
  isOffered: true,
  countries: ['US', 'CA'],
  perDay: 2000,
  onBudgetUsedUp: () => {},
}
