// All pages work without this script. Without it, passwords stay hidden, and a person who logs out must press a button
// on the log-out page. If a person requests a new code too early, the server refuses the request.
const button = document.querySelector('[data-shows]')
const input = document.querySelector('#password')
if (button instanceof HTMLButtonElement && input instanceof HTMLInputElement) {
  button.hidden = false
  button.addEventListener('click', () => {
    const shows = input.type === 'password'
    input.type = shows ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shows))
    button.querySelector('span')?.replaceChildren(button.dataset[shows ? 'hide' : 'show'] ?? '')
  })
  input.form?.addEventListener('submit', () => {
    input.type = 'password'
  })
}
const resend = document.querySelector('[data-wait]')
if (resend instanceof HTMLButtonElement) {
  const readyAt = Date.now() + Number(resend.dataset.wait) * 1000
  const label = resend.textContent
  const seconds = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  })
  const isReady = () => Date.now() >= readyAt
  const count = () => {
    const left = Math.ceil((readyAt - Date.now()) / 1000)
    if (isReady()) resend.removeAttribute('aria-disabled')
    else resend.setAttribute('aria-disabled', 'true')
    resend.textContent = isReady()
      ? label
      : (resend.dataset.labelIn ?? '').replace('{}', seconds.format(left))
    if (!isReady()) setTimeout(count, 1000)
  }
  resend.addEventListener('click', (event) => {
    if (!isReady()) event.preventDefault()
  })
  count()
}
/** @type {(parent: Element) => { line: HTMLElement; pattern: RegExp }[]} */
const patternsIn = (parent) =>
  [...parent.querySelectorAll('[data-pattern]')].flatMap((line) =>
    line instanceof HTMLElement
      ? { line, pattern: new RegExp(line.dataset['pattern'] ?? '', line.dataset['flags']) }
      : [],
  )
const list = document.querySelector('#password-rules')
const ruleCount = document.querySelector('[data-rule-count]')
if (list instanceof HTMLElement && ruleCount instanceof HTMLElement && input instanceof HTMLInputElement) {
  const isRefused = input.getAttribute('aria-invalid') === 'true'
  const rules = patternsIn(list)
  input.addEventListener('input', () => {
    const kept = rules.map(({ pattern }) => input.value !== '' && pattern.test(input.value))
    for (const [place, { line }] of rules.entries()) {
      const mark = kept[place] ? 'kept' : isRefused && input.value !== '' ? 'missed' : ''
      line.className = mark
      line.querySelector('span')?.replaceChildren(mark && ` (${list.dataset[mark]})`)
    }
    const words = (ruleCount.dataset['ruleCount'] ?? '')
      .replace('{kept}', String(kept.filter(Boolean).length))
      .replace('{all}', String(rules.length))
    ruleCount.textContent = input.value === '' ? '' : words
  })
}
const meter = document.querySelector('[role=meter]')
const strength = document.querySelector('[data-named]')
if (meter instanceof HTMLElement && strength instanceof HTMLElement && input instanceof HTMLInputElement) {
  const marks = patternsIn(meter)
  const [levels = [], words = []] = [meter.dataset['levels']?.split(' '), meter.dataset['words']?.split('|')]
  const [before = '', after = ''] = strength.dataset['named']?.split('{level}') ?? []
  const measure = () => {
    const points = marks.filter(({ pattern }) => pattern.test(input.value)).length
    const ofFour = (meter.dataset['ofFour'] ?? '').replace('{points}', String(points))
    const isEmpty = input.value === ''
    const word = document.createElement('b')
    word.className = levels[points] ?? ''
    word.textContent = words[points] ?? ''
    strength.replaceChildren(...(isEmpty ? [strength.dataset['name'] ?? ''] : [before, word, after]))
    meter.className = isEmpty ? 'meter' : `meter ${word.className}`
    meter.setAttribute('aria-valuenow', String(points))
    meter.setAttribute('aria-valuetext', isEmpty ? ofFour : `${word.textContent}, ${ofFour}`)
    for (const [place, { line }] of marks.entries()) line.className = place < points ? 'on' : ''
  }
  input.addEventListener('input', measure)
  measure()
  meter.parentElement?.removeAttribute('hidden')
}
for (const problem of document.querySelectorAll('[data-missing]')) {
  const id = problem.getAttribute('data-missing')
  const field = document.getElementById(id)
  const line = document.querySelector(`.summary a[href="#${id}"]`)?.closest('li')
  const removeProblem = () => {
    problem.remove()
    field.removeAttribute('aria-invalid')
    if (line?.parentElement?.childElementCount === 1) line.closest('.summary').remove()
    else line?.remove()
  }
  field?.addEventListener('input', removeProblem, { once: true })
}
const form = document.querySelector('[data-submits-itself] form')
if (form instanceof HTMLFormElement) form.submit()
