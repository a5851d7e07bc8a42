// Everything works without this script: passwords stay hidden, and log out asks for one press.
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
const form = document.querySelector('[data-submits-itself] form')
if (form instanceof HTMLFormElement) form.submit()
