import { slugOfMachine } from '../../machines/slugs.ts'
import type { WallFlow } from '../../src/inspector/wall.ts'

interface FlowGroup {
  readonly title: string
  /** The names of the story files in the group, such as `forgot-login`. */
  readonly flows: readonly string[]
  /** Files in `tests/approved/screen-reader`, each of a visit to the pages of these flows. */
  readonly journeys: readonly string[]
}

/** In the order in which a customer reaches them, for Storybook's sidebar and the journey wall. */
export const flowGroups: readonly FlowGroup[] = [
  {
    title: 'Landing page',
    flows: ['alerts', 'service-login', 'anonymous-login'],
    journeys: ['registration'],
  },
  {
    title: 'Registration',
    flows: [
      'security-check',
      'eligibility',
      'account-lookup',
      'create-login',
      'login-creation',
      'registration-confirmation',
      'activation',
      'resend-activation',
    ],
    journeys: ['registration', 'account-lookup', 'activation-link'],
  },
  {
    title: 'Registration by invitation',
    flows: ['invitation', 'invitation-complete'],
    journeys: ['invitation'],
  },
  {
    title: 'Second factor',
    flows: ['phone-confirmation', 'sms-verification', 'email-factor'],
    journeys: ['registration', 'invitation'],
  },
  { title: 'Logging in', flows: ['sign-in', 'secondary-account-login'], journeys: ['sign-in'] },
  {
    title: 'Help with logging in',
    flows: ['forgot-login', 'forgot-password'],
    journeys: ['forgot-login-ID', 'forgot-password'],
  },
  {
    title: 'Third party',
    flows: [
      'third-party-request',
      'third-party-acceptance',
      'third-party-registration',
      'third-party-confirmation',
      'third-party-outcome',
    ],
    journeys: ['third-party'],
  },
  { title: 'Paperless billing', flows: ['paperless'], journeys: ['paperless'] },
  { title: 'Account', flows: ['account-overview', 'sessions'], journeys: ['sign-in'] },
  {
    title: 'On every page',
    flows: ['page', 'time-limit', 'load-failure', 'report-problem', 'security-contact'],
    journeys: [],
  },
]

/** Without empty groups. A last group, "More", has the flows that no group lists. */
export const groupFlows = <Flow>(flows: readonly Flow[], slugOf: (flow: Flow) => string) => {
  const listed = flowGroups.flatMap((group) => group.flows)
  const more = flows.map(slugOf).filter((slug) => !listed.includes(slug))
  return [...flowGroups, { title: 'More', flows: more }]
    .map((group) => ({
      title: group.title,
      flows: group.flows.flatMap((slug) => flows.filter((flow) => slugOf(flow) === slug)),
    }))
    .filter((group) => group.flows.length > 0)
}

export const readWall = (wall: readonly WallFlow[]) =>
  groupFlows(
    wall.filter(({ boxes }) => boxes.length > 0),
    ({ id }) => slugOfMachine(id),
  )
