const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** A number that is grouped while it is typed moves its spaces: the caret stays behind the same digit. */
export function keepCaret(control: HTMLInputElement) {
  const typed = digitsIn(control.value.slice(0, control.selectionStart ?? control.value.length))
  const isAtEnd = control.selectionStart === control.value.length
  queueMicrotask(() => {
    if (isAtEnd || document.activeElement !== control) return
    const at = placeBehind(control.value, typed)
    control.setSelectionRange(at, at)
  })
}

function placeBehind(text: string, digits: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index
    if (/\d/.test(character)) seen += 1
  }
  return text.length
}
