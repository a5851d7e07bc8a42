import { expect, test } from 'vitest'
import { drawHouse, drawing } from './draw-house.ts'
import { readHouse } from './read-house.ts'
import { readSource, root } from './source-files.ts'

test('the drawing of the house is of this house: `npm run tool house` draws it anew', async () => {
  expect(await drawHouse(readHouse(root).arrows)).toBe(readSource(drawing))
})

test('what a longer way implies is left out of the drawing', async () => {
  const [machine, form, rule] = ['machines/a.machine.ts', 'machines/forms/a.ts', 'machines/rules/a.ts']
  const svg = await drawHouse([
    { from: machine, to: form },
    { from: form, to: rule },
    { from: machine, to: rule },
  ])
  expect(svg.match(/<polyline/g)).toHaveLength(2)
})

test('a file without a layer is not in the drawing', async () => {
  const svg = await drawHouse([
    { from: 'machines/forms/a.ts', to: 'machines/rules/a.ts' },
    { from: 'src/misc/a.ts', to: 'machines/rules/a.ts' },
  ])
  expect(svg.match(/<polyline/g)).toHaveLength(1)
})
