import type { TabStorage } from './tab-storage.ts'

const key = 'mywater.session'

/** The id of this tab's session: made at start, kept in session storage (document 1, §7). */
export const sessionId = (storage: TabStorage): string => {
  const held = storage.getItem(key)
  if (held !== null && held !== '') return held
  const made = crypto.randomUUID()
  storage.setItem(key, made)
  return made
}
