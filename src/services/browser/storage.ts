type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Open = () => Area | undefined

/**
 * One named text in the browser's storage. A browser may refuse storage (private mode, full, blocked): then reading
 * gives null and writing false, and the shop works without it.
 */
export function storedText(open: Open, key: string) {
  return {
    read: () => attempt(() => open()?.getItem(key) ?? null, null),
    write: (text: string) =>
      attempt(() => {
        const area = open()
        area?.setItem(key, text)
        return area !== undefined
      }, false),
    forget: () =>
      attempt(() => {
        open()?.removeItem(key)
        return true
      }, false),
  }
}

/** Kept until the visitor clears it. */
export const local: Open = () => globalThis.localStorage
/** Kept as long as the tab. */
export const session: Open = () => globalThis.sessionStorage

/**
 * Clears everything that this tab has stored: what one person has begun must not be seen by another (decided: E-64).
 */
export const forgetTab = () =>
  attempt(() => {
    globalThis.sessionStorage.clear()
    return true
  }, false)

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run()
  } catch {
    // a SecurityError or QuotaExceededError: the answer says so
    return otherwise
  }
}
