import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import { citedBy } from '../../stories/about/cited.ts'

test('the index of the specification contains each section that a flow cites', () => {
  const cited = new Set(allMachines.flatMap(({ slug }) => citedBy(slug)))
  expect(cited.size).toBeGreaterThan(20)
  expect([...cited].filter((where) => aboutSection(where) === undefined)).toEqual([])
})

test('each transition that the documents do not specify has a reason in words', () => {
  const reasons = [...transcriptions.values()]
    .flat()
    .flatMap(([, , , , where]) => where.split('ours: ')[1] ?? [])
  expect(reasons.length).toBeGreaterThan(100)
  expect(reasons.filter((reason) => reason.split(' ').length < 5)).toEqual([])
})

// The documents were read line by line for these transitions, and no section specifies them.
test.each([
  ['sms-verification', 'unverified.resend.resent', 'after resentLabel', '', 'unverified.resend.coolingDown'],
  ['paperless', 'routing', 'always', 'wasEnrolled', 'alreadyEnrolled'],
  ['paperless', 'failed', 'enrolment.retry', 'hasLink', 'enrolling'],
  ['third-party-acceptance', 'routing', 'always', 'wasLinked', 'linked'],
  ['invitation', 'redirecting', 'done: redirect', 'isReturned', 'alreadyRegistered'],
  ['invitation-complete', 'open.redirecting', 'done: redirect', 'isReturned', 'open.ready'],
  ['third-party-registration', 'registering', 'done: loginCreation', '', 'couldNotCreate'],
])('in the flow %s, the transition from %s on "%s" (%s) to %s is ours', (slug, ...transition) => {
  const rows = transcriptions
    .get(slug)
    ?.filter((row) => transition.every((part, place) => row[place] === part))
  expect(rows).toEqual([[...transition, expect.stringMatching(/^ours: /)]])
})
