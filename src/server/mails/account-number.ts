import { paths } from '../../contract/portal-paths.ts'
import { lines, queueMail, type MailContext, type MailWords, type Recipient } from './mail.ts'

const words: MailWords<{
  name: string
  productName: string
  accountNumbers: readonly string[]
  link: string
}> = {
  en: ({ name, productName, accountNumbers, link }) => ({
    subject: `Your account number for ${productName}`,
    body: lines(
      `Hello ${name},`,
      '',
      'You asked for your account number, as it is printed on your bill. It is:',
      '',
      ...accountNumbers,
      '',
      `If you have no ${productName} login yet, register here:`,
      '',
      link,
      '',
      'If you did not ask for it, you can ignore this email.',
    ),
  }),
  es: ({ name, productName, accountNumbers, link }) => ({
    subject: `Su número de cuenta para ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      'Usted pidió su número de cuenta, tal como aparece en su factura. Es:',
      '',
      ...accountNumbers,
      '',
      `Si todavía no tiene usuario de ${productName}, regístrese aquí:`,
      '',
      link,
      '',
      'Si usted no lo pidió, puede ignorar este correo.',
    ),
  }),
}

/** Numbers as printed on the bill, and a link that fills in the first of them. */
export const mailAccountNumbers = (
  { db, publicOrigin, productName }: MailContext,
  recipient: Recipient,
  holder: {
    readonly name: string
    readonly customerType: 'Person' | 'Organization'
    readonly contractNumbers: readonly string[]
  },
): Promise<void> => {
  const { name, contractNumbers } = holder
  const prefill = new URLSearchParams({
    accountNumber: contractNumbers[0] ?? '',
    customerType: holder.customerType === 'Organization' ? 'O' : 'P',
  })
  const accountNumbers = contractNumbers.map((number) => `XXXX-${number}`)
  const link = `${publicOrigin}${paths.register}?${prefill}`
  return queueMail(db, recipient, words, { name, productName, accountNumbers, link })
}
