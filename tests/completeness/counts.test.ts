import { expect, test } from 'vitest'
import { leavesOf, transitions } from '../../machines/machine-graph.ts'
import { transitionNames, createTransitionCoverage } from '../machines/harness/transition-coverage.ts'
import { allMachines } from '../../machines/all-machines.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'
import { modelOf, modelPaths } from '../model/model.ts'
import { simulate } from '../model/simulate.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import { codesShownBy, codesWithoutStory, isShown, unseen } from './stories.ts'
import { shownStates } from '../../stories/kit/story-index.ts'

const driven = async ({ slug, machine }: NamedMachine): Promise<{ paths: number; taken: number }> => {
  const model = modelOf(slug)
  const coverage = createTransitionCoverage()
  const runs = (model?.inputs ?? []).flatMap((input) =>
    model ? modelPaths(model, input).map((events) => ({ input, events })) : [],
  )
  for (const { input, events } of runs) await simulate(machine, input, events, coverage.inspect)
  return { paths: runs.length, taken: transitionNames(machine).length - coverage.missing(machine).length }
}

const countsOf = async (flow: NamedMachine) => {
  const leaves = leavesOf(flow.machine)
  const shown = leaves.filter((node) => isShown(flow, node))
  const pictureless = leaves.filter((node) => !isShown(flow, node) && unseen(flow.machine, node) !== null)
  const { paths, taken } = await driven(flow)
  return {
    states: leaves.length,
    'with a story': shown.length,
    'show nothing': pictureless.length,
    codes: codesShownBy(flow).length,
    'codes with a story': codesShownBy(flow).length - codesWithoutStory(flow).length,
    transitions: transitions(flow.machine).length,
    documented: transcriptions.get(flow.slug)?.length ?? 0,
    'taken along model paths': taken,
    'model paths': paths,
  }
}

const cell = (text: string | number, width: number) => String(text).padStart(width)

// The test prints a table of numbers, so that nobody has to count states, transitions or stories by hand.
test('the test prints the number of states, transitions and stories of each machine', async () => {
  const rows: { readonly slug: string; readonly counts: Awaited<ReturnType<typeof countsOf>> }[] = []
  for (const flow of allMachines) rows.push({ slug: flow.slug, counts: await countsOf(flow) })
  const columns = Object.keys(rows[0]?.counts ?? {})
  const sum = (column: string) =>
    rows.reduce((total, { counts }) => total + (new Map(Object.entries(counts)).get(column) ?? 0), 0)
  const width = Math.max(...rows.map(({ slug }) => slug.length), 'machines'.length + 4)
  const lines = rows.map(
    ({ slug, counts }) =>
      slug.padEnd(width) +
      Object.entries(counts)
        .map(([name, count]) => cell(count, name.length + 2))
        .join(''),
  )
  const stories = new Set(shownStates.map(({ story }) => story)).size
  console.info(
    [
      ''.padEnd(width) + columns.map((name) => cell(name, name.length + 2)).join(''),
      ...lines,
      `${rows.length} machines`.padEnd(width) +
        columns.map((name) => cell(sum(name), name.length + 2)).join(''),
      `${stories} stories of flows`,
    ].join('\n'),
  )
  expect(rows.length).toBeGreaterThan(0)
})
