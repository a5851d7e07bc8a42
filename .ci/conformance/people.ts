import * as v from 'valibot'

const filled = v.pipe(v.string(), v.minLength(1))
const accountNumber = v.pipe(v.string(), v.regex(/^\d{12}$/))

const place = ['houseNumber', 'streetName', 'city', 'state', 'zipCode'] as const
const names = ['firstName', 'lastName'] as const

/** Test data of people for the check of a backend. A call is skipped if its data is missing. */
export const People = v.strictObject({
  /** Accepted by the backend's captcha service. Without it, the check makes no call that requires a captcha. */
  captchaToken: v.optional(filled),
  /** A person without a login. The names must be equal to the names on the bill. */
  registration: v.optional(
    v.strictObject({
      connectionContractNumber: accountNumber,
      middleName: v.optional(v.string(), ''),
      ...v.entriesFromList([...names, 'email', 'businessPartnerNumber'], filled),
    }),
  ),
  /** A person with a login, and the data with which the account lookup finds the person's account. */
  recovery: v.optional(
    v.strictObject(v.entriesFromList(['loginId', 'emailAddress', ...names, 'phoneNumber', ...place], filled)),
  ),
  /** The code in the mailed link, the number of the shared account, and the data of the third party. */
  'third-party': v.optional(
    v.strictObject({
      contractAccountNumber: accountNumber,
      ...v.entriesFromList(['hashcode', ...names, 'email', 'telephone1', ...place], filled),
    }),
  ),
  /** The parameters of the mailed link. */
  invitation: v.optional(v.strictObject({ accountNumber, invitationGuid: filled })),
  paperless: v.optional(
    v.strictObject({ businessPartnerGuid: filled, connectionContractNumber: accountNumber }),
  ),
})
export type People = v.InferOutput<typeof People>

const Token = v.object({ token: v.string() })
const Outbox = v.array(v.object({ links: v.array(v.string()) }))

const openSandbox = (base: string) => {
  const at = (path: string) => new URL(`/sandbox/${path}`, base)
  const post = async (path: string, body?: URLSearchParams) => {
    const response = await fetch(at(path), { method: 'POST', redirect: 'manual', ...(body && { body }) })
    if (response.status >= 400) throw new Error('the backend has no sandbox: give test people with --people')
    return response
  }
  return {
    captchaToken: async () => v.parse(Token, await (await post('captcha/solve')).json()).token,
    /** Mails a sample person a link. @returns a function that reads the link's parameters */
    mailedLink: async (kind: string, account: string, page: string) => {
      await post('send', new URLSearchParams({ kind, account }))
      const mails = v.parse(Outbox, await (await fetch(at('outbox.json'))).json())
      const link = mails.flatMap(({ links }) => links).find((candidate) => candidate.includes(`/${page}?`))
      if (!link) throw new Error(`no mail with a link to ${page} is in the outbox`)
      const { searchParams } = new URL(link, base)
      return (name: string) => searchParams.get(name) ?? ''
    },
  }
}

/** The sample people of the reference backend, whose sandbox mails them links. @throws if the sandbox is off */
export const sandboxPeople = async (base: string): Promise<People> => {
  const sandbox = openSandbox(base)
  const [thirdParty, mailedLinks] = ['210012347001', '210012347104'] as const
  const accepting = await sandbox.mailedLink('thirdParty', thirdParty, 'secondaryAccountHolder')
  const invited = await sandbox.mailedLink('invitation', mailedLinks, 'registrationInvitation')
  const paperless = await sandbox.mailedLink('paperless', mailedLinks, 'paperlessEnrollment')
  return {
    captchaToken: await sandbox.captchaToken(),
    registration: {
      connectionContractNumber: '210012345678',
      firstName: 'Jordan',
      middleName: 'M',
      lastName: 'Rivera',
      email: 'jordan.rivera@example.com',
      businessPartnerNumber: '1112345678',
    },
    recovery: {
      loginId: 'nobodyhere',
      emailAddress: 'nobody.here@example.com',
      firstName: 'Gloria',
      lastName: 'Mensah',
      phoneNumber: '+16095550160',
      houseNumber: '102',
      streetName: 'witherspoon',
      city: 'Princeton',
      state: 'NJ',
      zipCode: '08540',
    },
    'third-party': {
      hashcode: accepting('code'),
      contractAccountNumber: thirdParty,
      firstName: 'Theo',
      lastName: 'Hart',
      email: 'theo.contract@mail.example',
      telephone1: '+16095550270',
      houseNumber: '12',
      streetName: 'Mill Street',
      city: 'Medford',
      state: 'NJ',
      zipCode: '08055',
    },
    invitation: { accountNumber: mailedLinks, invitationGuid: invited('guid') },
    paperless: { businessPartnerGuid: paperless('bpg'), connectionContractNumber: paperless('ca') },
  }
}
