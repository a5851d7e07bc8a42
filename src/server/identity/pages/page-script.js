// All pages work without this script. Without it, passwords stay hidden, and a person who logs out must press a button
// on the log-out page. If a person requests a new code too early, the server refuses the request.

/** @type {(form: HTMLElement, name: string) => string[]} */
const linesOf = (form, name) => (form.dataset[name] ?? '').split('\n')
/** @type {(form: HTMLElement, name: string) => RegExp[]} */
const patternsOf = (form, name) =>
  linesOf(form, name).map((line) => {
    const [flags = ''] = line.split(' ', 1)
    return new RegExp(line.slice(flags.length + 1), flags)
  })

for (const input of document.querySelectorAll('input[type=password]')) {
  const button = input.nextElementSibling
  if (!(input instanceof HTMLInputElement && input.form && button instanceof HTMLButtonElement)) continue
  const { show = '', hide = '' } = input.form.dataset
  button.hidden = false
  button.addEventListener('click', () => {
    const shows = input.type === 'password'
    input.type = shows ? 'text' : 'password'
    button.querySelector('span')?.replaceChildren(shows ? hide : show)
  })
  input.form.addEventListener('submit', () => {
    input.type = 'password'
  })
}

const waiting = document.querySelector('form[data-wait]')
const resend = waiting?.querySelector('button')
const label = resend?.querySelector('span')
if (waiting instanceof HTMLElement && resend && label) {
  const readyAt = Date.now() + Number(waiting.dataset.wait) * 1000
  const { textContent } = label
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
    label.textContent = isReady()
      ? textContent
      : (waiting.dataset.labelIn ?? '').replace('{}', seconds.format(left))
    if (!isReady()) setTimeout(count, 1000)
  }
  resend.addEventListener('click', (event) => {
    if (!isReady()) event.preventDefault()
  })
  count()
}

const password = document.querySelector('#password')
const list = document.querySelector('#password-rules')
if (password instanceof HTMLInputElement && password.form && list) {
  const { form } = password
  const isRefused = password.getAttribute('aria-invalid') === 'true'
  const rules = patternsOf(form, 'rules')
  const counts = linesOf(form, 'counts')
  password.addEventListener('input', () => {
    const kept = rules.map((rule) => password.value !== '' && rule.test(password.value))
    for (const [place, isKept] of kept.entries()) {
      const line = list.children[place]
      const missed = isRefused && password.value !== '' ? linesOf(form, 'missed') : ['', '']
      const [mark = '', words = ''] = isKept ? linesOf(form, 'kept') : missed
      line.className = mark
      line.querySelector('.hidden')?.remove()
      if (!words) continue
      const spoken = document.createElement('span')
      spoken.className = 'hidden'
      spoken.textContent = ` (${words})`
      line.append(spoken)
    }
    list.nextElementSibling?.replaceChildren(
      password.value === '' ? '' : (counts[kept.filter(Boolean).length] ?? ''),
    )
  })
}

const meter = document.querySelector('[role=meter]')
const strength = meter?.nextElementSibling
if (password instanceof HTMLInputElement && password.form && meter && strength) {
  const { form } = password
  const patterns = patternsOf(form, 'strength')
  const [name, plain] = [strength.textContent, meter.className]
  const measure = () => {
    const points = patterns.filter((pattern) => pattern.test(password.value)).length
    const ofFour = linesOf(form, 'ofFour')[points] ?? ''
    const isEmpty = password.value === ''
    const word = document.createElement('b')
    word.className = linesOf(form, 'levels')[points] ?? ''
    word.textContent = linesOf(form, 'words')[points] ?? ''
    strength.replaceChildren(...(isEmpty ? [name] : [name, form.dataset.colon ?? '', word]))
    meter.className = isEmpty ? plain : `${plain} ${word.className}`
    meter.setAttribute('aria-valuenow', String(points))
    meter.setAttribute('aria-valuetext', isEmpty ? ofFour : `${word.textContent}, ${ofFour}`)
    for (const [place, bar] of [...meter.children].entries())
      bar.className = place < points ? (form.dataset.on ?? '') : ''
  }
  password.addEventListener('input', measure)
  measure()
  meter.parentElement?.removeAttribute('hidden')
}

const summary = document.querySelector('[role=alert]')
for (const form of document.querySelectorAll('form[data-missing]')) {
  const missing = form instanceof HTMLElement ? (form.dataset.missing ?? '').split(' ') : []
  for (const id of missing.filter(Boolean)) {
    const field = document.getElementById(id)
    const line = summary?.querySelector(`a[href="#${id}"]`)?.closest('li')
    const removeProblem = () => {
      document.getElementById(`${id}-problem`)?.remove()
      field.removeAttribute('aria-invalid')
      if (line?.parentElement?.childElementCount === 1) summary?.remove()
      else line?.remove()
    }
    field?.addEventListener('input', removeProblem, { once: true })
  }
}

const submit = document.querySelector('[data-submits-itself] button')
if (submit instanceof HTMLButtonElement) submit.click()
