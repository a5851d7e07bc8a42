import type { PictureChange } from './picture-changes.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const image = (picture: Buffer, name: string, alt: string): string =>
  `<img class="${name}" alt="${alt}" src="data:image/png;base64,${picture.toString('base64')}">`

const draw = ({ story, before, after }: PictureChange): string => {
  const title = `<h2>${escape(story)}</h2>`
  if (before && after)
    return `<section>${title}
<label>Before <input type="range" min="0" max="100" value="50" aria-label="How much of ${escape(story)} is as before"> After</label>
<div class="pair">${image(before, 'before', 'Before')}${image(after, 'after', 'After')}</div></section>`
  const [only, word] = before ? [before, 'is gone'] : [after, 'is new']
  return `<section>${title}<p>${word}</p>${only ? image(only, 'only', `The story ${word}`) : ''}</section>`
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif }
body { margin: 1.5rem }
main { display: flex; flex-wrap: wrap; align-items: start; gap: 2rem }
section { width: min(22.5rem, 100%) }
h2 { font-size: 1rem; overflow-wrap: anywhere }
label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem }
input { flex: 1; min-width: 0 }
img { display: block; width: 100%; border: 1px solid #777; box-sizing: border-box }
.pair { --at: 50%; display: grid }
.pair img { grid-area: 1 / 1; align-self: start }
.before { clip-path: inset(0 calc(100% - var(--at)) 0 0) }
.after { clip-path: inset(0 0 0 var(--at)) }
`

const script = `
for (const input of document.querySelectorAll('input'))
  input.addEventListener('input', () =>
    input.closest('section').querySelector('.pair').style.setProperty('--at', input.value + '%'))
`

/** A page that needs nothing else: a slider of the old and the new picture of each story. */
export const drawPictures = (ref: string, changes: readonly PictureChange[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures since ${escape(ref)}</title>
<style>${style}</style>
<h1>Pictures since ${escape(ref)}</h1>
<p>Left of a slider’s place is what was, right of it what is. The arrow keys move it.</p>
<main>
${changes.map(draw).join('\n')}
</main>
<script>${script}</script>
</html>
`
