/** The storage of this tab. When the browser forbids storage, memory is used until the page ends. */
export interface TabStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const memory = (): TabStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

export const tabStorage = (): TabStorage => {
  try {
    window.sessionStorage.setItem('mywater.probe', '')
    window.sessionStorage.removeItem('mywater.probe')
    return window.sessionStorage
  } catch {
    return memory()
  }
}

const sessionKey = 'mywater.session'

/** The id of this tab's session: made at the start, stored in session storage (document 1, §7). */
export const sessionId = (storage: TabStorage): string => {
  const stored = storage.getItem(sessionKey)
  if (stored !== null && stored !== '') return stored
  const made = crypto.randomUUID()
  storage.setItem(sessionKey, made)
  return made
}
