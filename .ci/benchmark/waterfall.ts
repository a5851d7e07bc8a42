import type { Browser } from 'playwright'
import type { MeasuredPage } from './pages.ts'
import { visit } from './visit.ts'

interface Line {
  readonly at: number
  readonly text: string
}

const milliseconds = (time: number) => time.toFixed(0).padStart(6)

const formatVisit = async (browser: Browser, page: MeasuredPage): Promise<string> => {
  const { origin, requests, ...timings } = await visit(browser, page)
  const sent = requests.map(({ address, type, start, end = Number.NaN, bytes }): Line => {
    const size = `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
    const times = `${milliseconds(start - origin)} – ${milliseconds(end - origin)}`
    return { at: start - origin, text: `${times} ${size}  ${type.padEnd(10)} ${new URL(address).pathname}` }
  })
  const moments = [
    { at: timings.firstPaint, text: 'first paint' },
    { at: timings.largestPaint, text: `largest paint: ${timings.largestElement}` },
    { at: timings.firstControl, text: 'first control reacts' },
    { at: timings.ready, text: 'can be used' },
  ]
  const marks = moments
    .filter(({ at }) => !Number.isNaN(at))
    .map(({ at, text }): Line => ({ at, text: `${milliseconds(at)} ── ${text}` }))
  const lines = [...sent, ...marks].toSorted((a, b) => a.at - b.at)
  return [`\n${page.route} (${page.kind})`, ...lines.map(({ text }) => text)].join('\n')
}

export const showWaterfalls = async (pages: readonly MeasuredPage[], browser: Browser) => {
  for (const page of pages) console.log(await formatVisit(browser, page))
}
