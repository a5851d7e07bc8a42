/** If the browser forbids storage, or has no space left, values are lost when the customer leaves the document. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = (): TabStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const withMemory = (storage: TabStorage): TabStorage => {
  const unstored = memory()
  return {
    getItem: (key) => unstored.getItem(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      unstored.removeItem(key)
      try {
        storage.setItem(key, value)
      } catch {
        storage.removeItem(key)
        unstored.setItem(key, value)
      }
    },
    removeItem: (key) => {
      unstored.removeItem(key)
      storage.removeItem(key)
    },
  }
}

const sessionKey = 'mywater.session'

interface Tab {
  readonly sessionStorage: TabStorage & Pick<Storage, 'clear'>
  readonly opener: { readonly sessionStorage: Pick<TabStorage, 'getItem'> } | null
}

/** A copy of another tab's session storage, which the browser makes when a script of the portal opens this tab. */
const isCopy = ({ sessionStorage, opener }: Tab): boolean => {
  try {
    return opener?.sessionStorage.getItem(sessionKey) === sessionStorage.getItem(sessionKey)
  } catch {
    // Reading throws if the opener belongs to another origin.
    return false
  }
}

export const tabStorage = (tab: Tab = window): TabStorage => {
  try {
    const { sessionStorage } = tab
    if (isCopy(tab)) sessionStorage.clear()
    sessionStorage.removeItem('mywater.probe')
    return withMemory(sessionStorage)
  } catch {
    return memory()
  }
}

/** Created by the first call (document 1, §7). */
export const sessionId = (storage: TabStorage): string => {
  const stored = storage.getItem(sessionKey)
  if (stored !== null && stored !== '') return stored
  const made = crypto.randomUUID()
  storage.setItem(sessionKey, made)
  return made
}
