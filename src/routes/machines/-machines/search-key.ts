import { useEffect } from 'react'

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null

/** `/` leads into the search of this page, else to that of all machines, which is led to by `#find`, too. */
export function useSearchKey() {
  useEffect(() => {
    const find = () => document.querySelector<HTMLElement>('#find')
    if (location.hash === '#find') find()?.focus()
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return
      event.preventDefault()
      const own = find()
      if (own) own.focus()
      else document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')?.click()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
