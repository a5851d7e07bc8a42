// Everything works without this script: passwords stay hidden, log out asks for one press, and a code that is asked for
// too early is refused.
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
    resend.ariaDisabled = isReady() ? null : 'true'
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
const form = document.querySelector('[data-submits-itself] form')
if (form instanceof HTMLFormElement) form.submit()
