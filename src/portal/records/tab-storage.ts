/** The storage of this tab. When the browser forbids storage, the values are in memory until the page ends. */
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

/**
 * Returns the id of this tab's session. The first call creates it and puts it into session storage (document 1, §7).
 */
export const sessionId = (storage: TabStorage): string => {
  const stored = storage.getItem(sessionKey)
  if (stored !== null && stored !== '') return stored
  const made = crypto.randomUUID()
  storage.setItem(sessionKey, made)
  return made
}
